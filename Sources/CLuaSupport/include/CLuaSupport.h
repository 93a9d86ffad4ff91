#ifndef CLUA_SUPPORT_H
#define CLUA_SUPPORT_H
#include <lua.h>
#endif
