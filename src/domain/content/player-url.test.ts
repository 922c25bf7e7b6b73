import { expect, test } from 'vitest'
import { playerUrl } from './player-url.ts'

test.each([
  ['https://www.youtube.com/embed/x', 'https://www.youtube.com/embed/x?autoplay=1&enablejsapi=1&playsinline=1&rel=0'],
  [
    'https://www.youtube-nocookie.com/embed/x?start=9&autoplay=0&list=PL1',
    'https://www.youtube-nocookie.com/embed/x?start=9&autoplay=1&enablejsapi=1&playsinline=1&rel=0',
  ],
  [
    'https://player.vimeo.com/video/1?h=2&dnt=1#t=3s',
    'https://player.vimeo.com/video/1?h=2&dnt=1&autoplay=1&playsinline=1#t=3s',
  ],
])('%s plays at %s', (address, url) => expect(playerUrl(address)).toBe(url))
