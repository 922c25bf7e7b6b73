import { expect, test } from 'vitest'
import { frameHosts } from '../domain/content/embed-hosts.ts'
import { addressRule, formRule, videoRule } from './embed-fields-schema.ts'

test.each([
  ['https://www.openstreetmap.org/export/embed.html?bbox=1', true],
  [{ en: 'https://docs.google.com/x', fr: 'https://docs.google.com/y' }, true],
  [null, true],
  ['http://www.openstreetmap.org/', false],
  [{ en: 'https://docs.google.com/x', fr: 'https://evil.example/' }, false],
])('an address for a frame: %j', (value, right) => expect(addressRule(frameHosts)(value) === true).toBe(right))

test.each([
  ['<iframe width="1" src="https://player.vimeo.com/video/1?a=1&amp;b=2"></iframe>', true],
  ["<div><iframe src='//www.youtube.com/embed/x'></iframe></div>", true],
  ['<iframe src="https://evil.example"></iframe>', false],
  ['https://player.vimeo.com/video/1', true],
  ['https://www.youtube.com/watch?v=x', true],
  ['https://www.youtube.com/@portage', false],
  [{ en: 'https://youtu.be/x', fr: 'https://evil.example' }, false],
  [{ en: 'https://youtu.be/x', fr: '' }, true],
  ['', false],
  [null, false],
  [undefined, false],
])('the code or address of a video: %j', (value, right) => expect(videoRule(() => true)(value) === true).toBe(right))

test('a video of our own needs no code', () => expect(videoRule(() => false)(undefined)).toBe(true))

test('the address of a video is sent to the block of videos (acceptance 145)', () => {
  for (const url of ['https://www.youtube.com/embed/x', 'https://player.vimeo.com/video/1?x=1', 'https://youtu.be/x'])
    expect(addressRule(frameHosts)({ en: url })).toContain('“Video”')
  expect(addressRule(frameHosts)('https://evil.example/')).not.toContain('“Video”')
})

test('an unknown host and a paste that is too long are reported in words', () => {
  expect(formRule('<form action="https://evil.example">')).toContain('formspree.io')
  expect(videoRule(() => true)('x'.repeat(10_000_000))).toContain('no more than 20,000 characters')
})
