import Scenarios
import Suite
import Testing

@Suite("The report in JSON Lines")
struct JSONLinesRecorderTests {
  @Test("An object for each event, with every key")
  func rich() {
    #expect(
      RecordedRuns.report(RecordedRuns.rich, JSONLinesRecorder()) == ##"""
        {"event":"began","files":3,"jobs":2,"seed":42,"shuffled":false,"shard":null}
        {"event":"fileBegan","file":"form_spec.lua"}
        {"event":"test","file":"form_spec.lua","line":3,"titles":["A form sheet","opens"],"cell":null,"verdict":"passed","seed":42,"duration":0.001500,"systems":[],"guesses":["container.under-bars=true (guess)"],"reason":null,"failure":null}
        {"event":"test","file":"form_spec.lua","line":5,"titles":["A form sheet","stays"],"cell":null,"verdict":"failed","seed":42,"duration":0.001500,"systems":[],"guesses":[],"reason":null,"failure":{"kind":"order","isError":false,"message":"form_spec.lua:6: expect.order: 2 of 2, \"Form.viewWillAppear\", does not occur\n     0.000    callback    Form.viewDidLoad\n  >  (the trace ends here)\nCorrect the name, or find out why the event does not happen.","file":"form_spec.lua","line":6,"traceback":null,"lastEvents":[]}}
        {"event":"test","file":"form_spec.lua","line":40,"titles":["A form sheet","closes"],"cell":null,"verdict":"failed","seed":42,"duration":0.001500,"systems":[],"guesses":[],"reason":null,"failure":{"kind":"script","isError":true,"message":"form_spec.lua:30: attempt to index a nil value (local 'form')","file":"form_spec.lua","line":30,"traceback":"stack traceback:\n\tform_spec.lua:30: in local 'open'\n\tform_spec.lua:41: in function <form_spec.lua:40>","lastEvents":["0.000    call        Home.present","0.000    callback    Form.viewDidLoad"]}}
        {"event":"test","file":"form_spec.lua","line":50,"titles":["A form sheet","turns"],"cell":null,"verdict":"pending","seed":42,"duration":0.001500,"systems":[],"guesses":[],"reason":"rotation first","failure":null}
        {"event":"test","file":"form_spec.lua","line":51,"titles":["A form sheet","drags"],"cell":null,"verdict":"pending","seed":42,"duration":0.001500,"systems":[],"guesses":[],"reason":"A form sheet drags","failure":null}
        {"event":"test","file":"form_spec.lua","line":60,"titles":["covers nobody"],"cell":"ios=7 device=phone","verdict":"failed","seed":42,"duration":0.001500,"systems":[],"guesses":[],"reason":null,"failure":{"kind":"order","isError":false,"message":"form_spec.lua:6: expect.order: 2 of 2, \"Form.viewWillAppear\", does not occur\n     0.000    callback    Form.viewDidLoad\n  >  (the trace ends here)\nCorrect the name, or find out why the event does not happen.","file":"form_spec.lua","line":6,"traceback":null,"lastEvents":[]}}
        {"event":"test","file":"form_spec.lua","line":60,"titles":["covers nobody"],"cell":"ios=7 device=pad","verdict":"failed","seed":42,"duration":0.001500,"systems":[],"guesses":[],"reason":null,"failure":{"kind":"order","isError":false,"message":"form_spec.lua:6: expect.order: 2 of 2, \"Form.viewWillAppear\", does not occur\n     0.000    callback    Form.viewDidLoad\n  >  (the trace ends here)\nCorrect the name, or find out why the event does not happen.","file":"form_spec.lua","line":6,"traceback":null,"lastEvents":[]}}
        {"event":"test","file":"form_spec.lua","line":60,"titles":["covers nobody"],"cell":"ios=12 device=phone","verdict":"passed","seed":42,"duration":0.001500,"systems":[],"guesses":[],"reason":null,"failure":null}
        {"event":"test","file":"form_spec.lua","line":60,"titles":["covers nobody"],"cell":"ios=12 device=pad","verdict":"passed","seed":42,"duration":0.001500,"systems":[],"guesses":[],"reason":null,"failure":null}
        {"event":"test","file":"form_spec.lua","line":60,"titles":["covers nobody"],"cell":"ios=13 device=phone","verdict":"passed","seed":42,"duration":0.001500,"systems":[],"guesses":[],"reason":null,"failure":null}
        {"event":"test","file":"form_spec.lua","line":60,"titles":["covers nobody"],"cell":"ios=13 device=pad","verdict":"passed","seed":42,"duration":0.001500,"systems":[],"guesses":[],"reason":null,"failure":null}
        {"event":"test","file":"form_spec.lua","line":60,"titles":["covers nobody"],"cell":"ios=17 device=phone","verdict":"passed","seed":42,"duration":0.001500,"systems":[],"guesses":[],"reason":null,"failure":null}
        {"event":"test","file":"form_spec.lua","line":60,"titles":["covers nobody"],"cell":"ios=17 device=pad","verdict":"passed","seed":42,"duration":0.001500,"systems":[],"guesses":[],"reason":null,"failure":null}
        {"event":"test","file":"form_spec.lua","line":70,"titles":["is centred"],"cell":"device=phone","verdict":"passed","seed":42,"duration":0.001500,"systems":[],"guesses":[],"reason":null,"failure":null}
        {"event":"test","file":"form_spec.lua","line":70,"titles":["is centred"],"cell":"device=pad","verdict":"passed","seed":42,"duration":0.001500,"systems":[],"guesses":[],"reason":null,"failure":null}
        {"event":"fileEnded","file":"form_spec.lua","duration":0.020000,"recorded":["__traces__/form/opens.trace"],"obsolete":["__traces__/form/shuts.trace"]}
        {"event":"fileBegan","file":"odd #1_spec.lua"}
        {"event":"test","file":"odd #1_spec.lua","line":2,"titles":["a \"#\" & a \\ <tag> ]]> \u001b[31m\nline"],"cell":null,"verdict":"failed","seed":42,"duration":0.001500,"systems":[],"guesses":[],"reason":null,"failure":{"kind":"assertion","isError":false,"message":"odd #1_spec.lua:2: ]]> <&>\"'\u0000\##u{FFFE}: é, %\r::stop::","file":"odd #1_spec.lua","line":2,"traceback":null,"lastEvents":[]}}
        {"event":"fileEnded","file":"odd #1_spec.lua","duration":0.020000,"recorded":[],"obsolete":[]}
        {"event":"fileBegan","file":"gone_spec.lua"}
        {"event":"test","file":"gone_spec.lua","line":0,"titles":[],"cell":null,"verdict":"failed","seed":42,"duration":0.001500,"systems":[],"guesses":[],"reason":null,"failure":{"kind":"syntax","isError":true,"message":"gone_spec.lua:9: unexpected symbol near 'end'","file":"gone_spec.lua","line":9,"traceback":null,"lastEvents":[]}}
        {"event":"test","file":"gone_spec.lua","line":12,"titles":["test 12"],"cell":null,"verdict":"failed","seed":42,"duration":0.001500,"systems":[],"guesses":[],"reason":null,"failure":{"kind":"notRun","isError":true,"message":"its worker crashed in another test","file":null,"line":null,"traceback":null,"lastEvents":[]}}
        {"event":"test","file":"gone_spec.lua","line":15,"titles":["test 15"],"cell":null,"verdict":"failed","seed":42,"duration":0.001500,"systems":[],"guesses":[],"reason":null,"failure":{"kind":"notRun","isError":true,"message":"its worker crashed in another test","file":null,"line":null,"traceback":null,"lastEvents":[]}}
        {"event":"fileEnded","file":"gone_spec.lua","duration":0.020000,"recorded":[],"obsolete":[]}
        {"event":"notice","text":"the journal can't be written: No space left on device"}
        {"event":"ended","passed":9,"failed":8,"pending":2,"tests":19,"files":3,"duration":0.123400,"interruption":null}

        """##)
  }

  @Test("A run that was cut short says why, and a shard says which")
  func ends() {
    let report = RecordedRuns.report(RecordedRuns.interrupted, JSONLinesRecorder())
    #expect(report.hasSuffix(#""interruption":"stopped by Ctrl-C"}"# + "\n"))
    var plan = SuitePlan()
    plan.seed = .max
    plan.isShuffled = true
    plan.shard = Shard(index: 2, count: 4)
    #expect(
      JSONLinesRecorder().record(.began(plan))
        == #"{"event":"began","files":0,"jobs":1,"seed":18446744073709551615,"shuffled":true,"shard":[2,4]}"#
        + "\n")
  }

  @Test(
    "Every line is JSON",
    .enabled(if: Tool.isInstalled("prove"), "Perl's modules are not installed"),
    arguments: [RecordedRuns.rich, RecordedRuns.empty, RecordedRuns.allCharacters])
  func parser(events: [SuiteEvent]) throws {
    let report = RecordedRuns.report(events, JSONLinesRecorder())
    let reader = #"""
      use JSON::PP;
      open my $file, "<:raw", "run.jsonl" or die;
      while (<$file>) {
        my $object = JSON::PP->new->utf8->decode($_);
        print $object->{event}, "\n";
      }
      """#
    let run = try Tool("perl read.pl", files: [("run.jsonl", report), ("read.pl", reader)])
    let names = events.map { event in
      switch event {
      case .began: "began"
      case .fileBegan: "fileBegan"
      case .testEnded: "test"
      case .fileEnded: "fileEnded"
      case .notice: "notice"
      case .ended: "ended"
      }
    }
    #expect(run.output == names.map { $0 + "\n" }.joined())
  }
}
