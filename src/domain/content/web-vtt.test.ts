import { expect, test } from 'vitest'
import { captionsFault } from './web-vtt.ts'

test.each([
  ['WEBVTT\n\n00:01.000 --> 00:04.000\nSnow falls.', undefined],
  [
    '\ufeffWEBVTT - by hand\r\n\r\n1\r\n00:00:01.000 --> 00:00:04.000 line:0\r\nLa neige tombe.\r\n\r\n00:04.000 --> 01:00:00.000\r\nElle tombe.',
    undefined,
  ],
  ['', /WEBVTT/],
  ['1\n00:00:01,000 --> 00:00:04,000\nA file of another format', /WEBVTT/],
  ['WEBVTTX\n\n00:01.000 --> 00:04.000', /WEBVTT/],
  ['WEBVTT\n\nWords only', /no caption/],
  ['WEBVTT\n\n00:01,000 --> 00:04,000\nCommas', /Line 3 isn’t a time/],
  ['WEBVTT\n\n00:61.000 --> 01:04.000\nx', /Line 3 isn’t a time/],
  ['WEBVTT\n\n00:04.000 --> 00:01.000\nx', /Line 3 ends/],
  ['WEBVTT\n\n00:04.000 --> 00:05.000\nx\n\n00:01.000 --> 00:02.000\ny', /Line 6 begins/],
])('%j', (text, fault) =>
  fault
    ? expect(captionsFault(text)).toEqual({
        en: expect.stringMatching(fault),
        fr: expect.stringMatching(/WEBVTT|sous-titre|La ligne [36]/),
      })
    : expect(captionsFault(text)).toBeUndefined(),
)
