import { expect, test } from 'vitest'
import { formHosts, frameHosts, videoHosts } from '../domain/content/embed-hosts.ts'
import { addressRule, htmlRule } from './embed-fields-schema.ts'

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
  ['https://player.vimeo.com/video/1', false],
])('the code of a video: %s', (value, right) =>
  expect(htmlRule('iframe', 'src', videoHosts)(value) === true).toBe(right),
)

test('the address of a video is sent to the block of videos (acceptance 145)', () => {
  for (const url of ['https://www.youtube.com/embed/x', 'https://player.vimeo.com/video/1?x=1', 'https://youtu.be/x'])
    expect(addressRule(frameHosts)({ en: url })).toContain('“Video”')
  expect(addressRule(frameHosts)('https://evil.example/')).not.toContain('“Video”')
})

test('an unknown host and a paste that is too long are reported in words', () => {
  expect(htmlRule('form', 'action', formHosts)('<form action="https://evil.example">')).toContain('formspree.io')
  expect(htmlRule('iframe', 'src', videoHosts)('x'.repeat(10_000_000))).toContain('no more than 20,000 characters')
})
