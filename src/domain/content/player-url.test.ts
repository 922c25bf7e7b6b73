import { expect, test } from 'vitest'
import { playerUrl } from './player-url.ts'

test.each([
  [
    'https://www.youtube.com/embed/x',
    'https://www.youtube.com/embed/x?autoplay=1&enablejsapi=1&playsinline=1&rel=0&hl=fr&cc_lang_pref=fr',
  ],
  [
    'https://www.youtube-nocookie.com/embed/x?start=9&autoplay=0&list=PL1&hl=en',
    'https://www.youtube-nocookie.com/embed/x?start=9&autoplay=1&enablejsapi=1&playsinline=1&rel=0&hl=fr&cc_lang_pref=fr',
  ],
  // acceptance 147: the page of a video may not be framed, and its player knows `start`, not `t`
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s',
    'https://www.youtube.com/embed/aqz-KE-bpKQ?start=90&autoplay=1&enablejsapi=1&playsinline=1&rel=0&hl=fr&cc_lang_pref=fr',
  ],
  [
    'https://www.youtube.com/embed/aqz-KE-bpKQ?t=42s&start=7',
    'https://www.youtube.com/embed/aqz-KE-bpKQ?start=7&autoplay=1&enablejsapi=1&playsinline=1&rel=0&hl=fr&cc_lang_pref=fr',
  ],
  [
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/embed/aqz-KE-bpKQ?autoplay=1&enablejsapi=1&playsinline=1&rel=0&hl=fr&cc_lang_pref=fr',
  ],
  [
    'https://player.vimeo.com/video/1?h=2&dnt=1#t=3s',
    'https://player.vimeo.com/video/1?h=2&dnt=1&autoplay=1&playsinline=1#t=3s',
  ],
])('%s plays at %s', (address, url) => expect(playerUrl(address, 'fr')).toBe(url))
