import Lua
import UIKitSimulation

extension ClassEntry {
  static let caLayer: ClassEntry = {
    var entry = ClassEntry(
      name: "CALayer", superclass: nil,
      summary: "What a view is drawn as, or a rectangle of its own inside one.",
      type: CALayer.self, make: { CALayer() })
    let type = CALayer.self
    entry.property(
      "position", .point, of: type, "The middle, in the superlayer's coordinates.",
      get: { .point($0.position) }, set: { $0.position = try $1.point() })
    entry.property(
      "bounds", .rect, of: type, "The rectangle in the layer's own coordinates.",
      get: { .rect($0.bounds) }, set: { $0.bounds = try $1.rect() })
    entry.property(
      "transform", .transform, of: type, "How the layer is turned and scaled, within the plane.",
      get: { .transform($0.transform) }, set: { $0.transform = try $1.transform() })
    entry.property(
      "opacity", .number, of: type, "How opaque the layer is, from 0 to 1.",
      get: { .number($0.opacity) }, set: { $0.opacity = try $1.number() })
    entry.property(
      "zPosition", .number, of: type, "Which siblings the layer is drawn in front of.",
      get: { .number($0.zPosition) }, set: { $0.zPosition = try $1.number() })
    entry.property(
      "cornerRadius", .number, of: type, "The radius of the corners.",
      get: { .number($0.cornerRadius) }, set: { $0.cornerRadius = try $1.number() })
    entry.property(
      "maskedCorners", .options(.cornerMask), of: type, "Which corners have that radius.",
      get: { Enumeration.cornerMask.names(of: $0.maskedCorners.rawValue) },
      set: { $0.maskedCorners = CACornerMask(rawValue: UInt(try $1.options(.cornerMask))) })
    entry.property(
      "shadowOpacity", .number, of: type, "How dark the shadow is, from 0 to 1.",
      get: { .number($0.shadowOpacity) }, set: { $0.shadowOpacity = try $1.number() })
    entry.property(
      "shadowRadius", .number, of: type, "How far the shadow is blurred.",
      get: { .number($0.shadowRadius) }, set: { $0.shadowRadius = try $1.number() })
    entry.property(
      "shadowOffset", .size, of: type, "Where the shadow lies against the layer.",
      get: { .size($0.shadowOffset) }, set: { $0.shadowOffset = try $1.size() })
    entry.property(
      "speed", .number, of: type, "How fast time goes in the layer, against its superlayer's.",
      get: { .number($0.speed) }, set: { $0.speed = try $1.number() })
    entry.property(
      "timeOffset", .number, of: type, "Seconds that are added to the layer's time.",
      get: { .number($0.timeOffset) }, set: { $0.timeOffset = try $1.number() })
    entry.property(
      "beginTime", .number, of: type, "When the layer's time begins, in the superlayer's seconds.",
      get: { .number($0.beginTime) }, set: { $0.beginTime = try $1.number() })
    entry.property(
      "superlayer", .object("CALayer"), of: type, "The layer that holds this one.",
      get: { .object($0.superlayer) })
    entry.property(
      "sublayers", .list(.object("CALayer")), of: type, "The layers in it, back to front.",
      get: { .list($0.sublayers.map { .object($0) }) })
    entry.method(
      "addSublayer", of: type, [.positional("layer", .object("CALayer"))],
      "Puts a layer in front of the others."
    ) { layer, call in
      let sublayer = try call.required(0, CALayer.self)
      guard sublayer.view == nil else {
        throw LuaError(
          "addSublayer: this is the layer of a view; move the view with addSubview, or make a "
            + "CALayer of your own")
      }
      guard !layer.isInside(sublayer) else {
        throw LuaError("addSublayer: a layer can't be put into itself")
      }
      layer.addSublayer(sublayer)
      return .none
    }
    entry.method("removeFromSuperlayer", of: type, "Takes the layer out of its superlayer.") {
      layer, _ in
      guard layer.view == nil else {
        throw LuaError(
          "removeFromSuperlayer: this is the layer of a view; use the view's removeFromSuperview")
      }
      layer.removeFromSuperlayer()
      return .none
    }
    entry.method("removeAllAnimations", of: type, "Ends the layer's animations, unfinished.") {
      layer, _ in
      layer.removeAllAnimations()
      return .none
    }
    entry.method(
      "animationKeys", of: type, "The names of its animations, nil if it has none.",
      returns: .optional(.list(.string))
    ) { layer, _ in
      let keys = layer.animationKeys()
      return keys.isEmpty ? .object(nil) : .list(keys.map { .string($0) })
    }
    entry.method(
      "presentation", of: type, "A layer with the values that are seen now.",
      returns: .optional(.object("CALayer"))
    ) { layer, _ in
      .object(layer.presentation())
    }
    entry.method(
      "convertTime", of: type,
      [.positional("time", .number), .labelled("from", .object("CALayer"))],
      "A time in seconds of another layer, or of the clock without one, in this layer's seconds.",
      returns: .number
    ) { layer, call in
      .number(layer.convertTime(try call.number(0) ?? 0, from: try call.object(1, CALayer.self)))
    }
    return entry
  }()
}

extension LibraryEntry {
  static let caTransaction = LibraryEntry(
    "CATransaction", "Groups changes of layers and tells how they are animated.",
    functions: [
      CallableEntry("CATransaction.begin", [], "Opens a transaction.") { call in
        try call.session.simulator().enter { CATransaction.begin() }
        return .none
      },
      CallableEntry("CATransaction.commit", [], "Ends the transaction that was opened last.") {
        call in
        try call.session.simulator().enter { CATransaction.commit() }
        return .none
      },
      CallableEntry(
        "CATransaction.animationDuration", [],
        "How long layers take that no block animates, in seconds.", returns: .number
      ) { call in
        .number(try call.session.simulator().enter { CATransaction.animationDuration() })
      },
      CallableEntry(
        "CATransaction.setAnimationDuration", [.positional("duration", .number)],
        "Sets how long layers take that no block animates, in seconds."
      ) { call in
        let duration = try call.number(0) ?? 0
        try call.session.simulator().enter { CATransaction.setAnimationDuration(duration) }
        return .none
      },
      CallableEntry(
        "CATransaction.setAnimationTimingFunction",
        [.positional("name", .enumeration(.timingFunction), optional: true)],
        "Sets the curve of layers that no block animates; nil is the default."
      ) { call in
        let name = try call[0]?.name(of: .timingFunction)
        try call.session.simulator().enter {
          CATransaction.setAnimationTimingFunction(
            name.map { CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: $0)) })
        }
        return .none
      },
      CallableEntry(
        "CATransaction.disableActions", [], "Whether changes are made at once.",
        returns: .boolean
      ) { call in
        .bool(try call.session.simulator().enter { CATransaction.disableActions() })
      },
      CallableEntry(
        "CATransaction.setDisableActions", [.positional("flag", .boolean)],
        "Sets whether changes are made at once, those in animation blocks too."
      ) { call in
        let flag = try call.bool(0) ?? true
        try call.session.simulator().enter { CATransaction.setDisableActions(flag) }
        return .none
      },
      CallableEntry(
        "CATransaction.setCompletionBlock", [.positional("block", .function, optional: true)],
        "Sets what is called when all animations that are added from now on have ended."
      ) { call in
        let block = try call.function(0)
        try call.session.simulator().enter {
          CATransaction.setCompletionBlock(block.map { block in { block.callback() } })
        }
        return .none
      },
    ])
}
