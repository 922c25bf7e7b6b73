import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nothingTracked, videoEvents, type PlayerSignal, type Video } from './video-events.ts'

const video: Video = {
  pagePath: '/fr/explorer/ski',
  pageType: 'content',
  title: 'Farter ses skis',
  provider: 'Vimeo',
  url: 'https://player.vimeo.com/video/1',
  durationSeconds: 200,
}
const play: PlayerSignal = { kind: 'play' }
const end: PlayerSignal = { kind: 'end' }
const at = (seconds: number): PlayerSignal => ({ kind: 'time', seconds })

const played = (signals: PlayerSignal[], of = video) => {
  let tracked = nothingTracked
  return signals.flatMap((signal) => {
    const step = videoEvents(tracked, signal, of)
    tracked = step.tracked
    return step.events
  })
}
const words = (signals: PlayerSignal[], of?: Video) =>
  played(signals, of).map((event) =>
    event.event_name === 'video_progress' ? event.video_percent : event.event_name.replace('video_', ''),
  )

// acceptance 119, with 200 seconds
test.each<[string, PlayerSignal[], (string | number)[]]>([
  ['play', [play], ['start']],
  ['play, pause, play', [play, at(5), play], ['start']],
  ['just before 10 %', [play, at(19.9)], ['start']],
  ['exactly 10 %', [play, at(20)], ['start', 10]],
  ['the same bucket again', [play, at(20), at(21), at(49)], ['start', 10]],
  [
    'played through',
    [play, at(20), at(50), at(100), at(150), at(200), end],
    ['start', 10, 25, 50, 75, 100, 'complete'],
  ],
  ['a seek tracks the crossed buckets in order', [play, at(160)], ['start', 10, 25, 50, 75]],
  ['a seek back tracks nothing', [play, at(160), at(10), at(60)], ['start', 10, 25, 50, 75]],
  ['an end just short of the duration', [play, at(199.8), end], ['start', 10, 25, 50, 75, 100, 'complete']],
  [
    'a replay tracks nothing',
    [play, at(200), end, play, at(0), at(20), at(200), end],
    ['start', 10, 25, 50, 75, 100, 'complete'],
  ],
  ['a seek before the first play', [at(60), play], ['start', 10, 25]],
  ['a player that is at 0', [at(0)], []],
  ['a player that was at 0 before it played', [at(0), play], ['start']],
  ['ended twice', [play, end, end], ['start', 10, 25, 50, 75, 100, 'complete']],
])('%s (acceptance 119)', (_, signals, events) => expect(words(signals)).toEqual(events))

test.each([0, Number.NaN, Number.POSITIVE_INFINITY, -1])(
  'without a duration (%d) there is no progress until the end, and 0 is tracked',
  (durationSeconds) => {
    expect(words([play, at(100)], { ...video, durationSeconds })).toEqual(['start'])
    expect(played([play], { ...video, durationSeconds })[0]?.video_duration).toBe(0)
    expect(words([play, end], { ...video, durationSeconds }).at(-1)).toBe('complete')
  },
)

test('each event has page path and type, title, provider, url, duration (acceptance 119)', () => {
  const about = {
    event: 'video_interaction',
    page_path: '/fr/explorer/ski',
    page_type: 'content',
    video_title: 'Farter ses skis',
    video_provider: 'Vimeo',
    video_url: 'https://player.vimeo.com/video/1',
    video_duration: 200,
  }
  expect(played([play, at(20), end])).toEqual([
    { ...about, event_name: 'video_start' },
    ...[10, 25, 50, 75, 100].map((video_percent) => ({ ...about, event_name: 'video_progress', video_percent })),
    { ...about, event_name: 'video_complete' },
  ])
})

const anySignal = fc.oneof(fc.constant(play), fc.constant(end), fc.double({ min: 0, max: 250, noNaN: true }).map(at))

test('whatever a player reports, the events are a prefix of the whole sequence, each once (acceptance 119)', () =>
  fc.assert(
    fc.property(fc.array(anySignal, { maxLength: 40 }), (signals) => {
      const story = words(signals)
      expect(story.filter((word) => word !== 'complete')).toEqual(
        ['start', 10, 25, 50, 75, 100].slice(0, story.filter((word) => word !== 'complete').length),
      )
      expect(story.filter((word) => word === 'complete')).toHaveLength(
        signals.some(({ kind }) => kind === 'end') ? 1 : 0,
      )
      if (story.includes('complete')) expect(story.at(-1)).toBe('complete')
    }),
  ))
