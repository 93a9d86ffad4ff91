#include "CSimulatorCurrent.h"

_Thread_local void *scrim_simulator_current = 0;
