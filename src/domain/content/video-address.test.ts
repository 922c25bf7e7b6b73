import { expect, test } from 'vitest'
import { playerOfAddress, videoSite } from './video-address.ts'

const youtube = 'https://www.youtube.com/embed/aqz-KE-bpKQ'
const vimeo = 'https://player.vimeo.com/video/76979871'

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=1m30s&pp=x', `${youtube}?start=90`],
  ['https://youtu.be/aqz-KE-bpKQ?si=AbC&t=42', `${youtube}?start=42`],
  ['https://youtube.com/shorts/aqz-KE-bpKQ?feature=share', youtube],
  ['https://www.youtube.com/live/aqz-KE-bpKQ/', youtube],
  [' http://m.youtube.com/watch?v=aqz-KE-bpKQ\n', youtube],
  ['youtu.be/aqz-KE-bpKQ', youtube],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=9&amp;autoplay=1', `${youtube}?start=9`],
  ['https://vimeo.com/76979871', vimeo],
  ['https://www.vimeo.com/76979871/?share=copy', vimeo],
  ['vimeo.com/76979871/8272103f6e', `${vimeo}?h=8272103f6e`],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://vimeo.com/groups/a-b/videos/76979871', vimeo],
  ['https://vimeo.com/showcase/12/video/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=0#t=30s', `${vimeo}?h=8272103f6e#t=30s`],
])('the address %s is played at %s', (pasted, player) => expect(playerOfAddress(pasted)).toBe(player))

test.each([
  '',
  'https://www.youtube.com/',
  'https://www.youtube.com/@portage',
  'https://www.youtube.com/watch?list=PL1',
  'https://www.youtube.com/playlist?list=PL1',
  'https://vimeo.com/portage',
  'https://vimeo.com.evil.example/76979871',
  'https://evil.example/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
  'javascript:youtu.be/aqz-KE-bpKQ',
  'See https://youtu.be/aqz-KE-bpKQ',
  '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
])('%j is the address of no video', (pasted) => expect(playerOfAddress(pasted)).toBeUndefined())

test.each([
  [youtube, 'YouTube'],
  ['https://www.youtube-nocookie.com/embed/player.vimeo.com', 'YouTube'],
  [vimeo, 'Vimeo'],
])('%s is of %s', (player, site) => expect(videoSite(player)).toBe(site))
