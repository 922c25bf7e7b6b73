import { expect, test } from 'vitest'
import { addressOn, formHosts, frameHosts, isVideoAddress, videoHosts } from './embed-hosts.ts'

test.each([
  ['https://player.vimeo.com/video/1?h=2#t=3', 'https://player.vimeo.com/video/1?h=2#t=3'],
  ['//player.vimeo.com/video/1', 'https://player.vimeo.com/video/1'],
  [' https://PLAYER.vimeo.com/video/1 ', 'https://PLAYER.vimeo.com/video/1'],
  ['https://player.vimeo.com', 'https://player.vimeo.com'],
])('%s is an address of a listed host', (url, address) => expect(addressOn(['player.vimeo.com'], url)).toBe(address))

test.each([
  '',
  'http://player.vimeo.com/video/1',
  'javascript:alert(1)//https://player.vimeo.com/',
  'data:text/html,<script>alert(1)</script>',
  'https://player.vimeo.com@evil.example/',
  'https://evil.example/https://player.vimeo.com/',
  'https://player.vimeo.com.evil.example/',
  'https://evil-player.vimeo.com/',
  'https://player.vimeo.com:8443/',
  'https:/player.vimeo.com/',
  'https:\\\\player.vimeo.com/',
  'https://player.vimeo.com\\@evil.example/',
  'https://player.vimeo.com/\u0000',
  'https://player.vimeo.com/a b',
  'ht\ntps://player.vimeo.com/',
  '/video/1',
])('%j is not', (url) => expect(addressOn(['player.vimeo.com'], url)).toBeUndefined())

test('hosts are written as browsers compare them', () => {
  for (const host of [...videoHosts, ...frameHosts, ...formHosts]) expect(host).toMatch(/^[a-z\d-]+(\.[a-z\d-]+)+$/)
})

test.each([
  ['https://www.youtube.com/watch?v=x', true],
  ['//youtu.be/x', true],
  ['http://vimeo.com/1', true],
  ['https://player.vimeo.com/video/1', true],
  ['https://notyoutube.com/embed/x', false],
  ['https://www.google.com/maps?q=youtube.com', false],
])('%s is an address of videos: %s', (url, is) => expect(isVideoAddress(url)).toBe(is))

test('no site of videos may be framed without its gate (acceptance 145)', () =>
  expect(frameHosts.filter((host) => isVideoAddress(`https://${host}/`))).toEqual([]))
