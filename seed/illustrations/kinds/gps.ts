import { box, circle, fallShadow, group, inside, line, markOn, mix, shape, stitch, times, tube, turned, type Drawing, type Ink } from '../pen.ts'
import { digits } from './digits.ts'
import { mapFace } from './watch.ts'

const grey = '#c9d4c8'
const black = (ink: Ink) => [mix(ink.rubber, '#0d1512', 0.4), ink.rubber, mix(ink.rubber, '#ffffff', 0.3)] as const

const body = (ink: Ink, name: string, d: string, l: number, r: number) => fallShadow(d, 22, 26) + shape(d, ink.dark, { transform: 'translate(8 10)' }) + shape(d, ink.base) + inside(name, d, shape(`M${l - 20} 0H${l + 60}C${l + 40} 400 ${l + 40} 600 ${l + 60} 1000H${l - 20}Z`, ink.light) + shape(`M${r - 50} 0H${r + 30}V1000H${r - 60}C${r - 30} 600 ${r - 30} 400 ${r - 50} 0Z`, ink.dark))
const key = (ink: Ink, x: number, y: number, w: number, h: number) => box(x - w / 2, y - h / 2 + 4, w, h, h / 2, ink.deep) + box(x - w / 2, y - h / 2, w, h, h / 2, ink.rubber) + box(x - w / 2 + 8, y - h / 2 + 5, w - 16, h * 0.28, 4, mix(ink.rubber, '#ffffff', 0.3))

/** A screen: a map with a way over it, or plain figures. */
const screen = (ink: Ink, name: string, x: number, y: number, w: number, h: number, text: string) => box(x - 18, y - 18, w + 36, h + 36, 20, ink.rubber) + inside(name, `M${x} ${y}h${w}v${h}h${-w}Z`, ink.has('map') ? mapFace(ink, x + w / 2, y + h / 2, Math.max(w, h) / 2) : box(x, y, w, h, 0, grey) + digits(text, x + w * 0.12, y + h * 0.14, h * 0.2, '#1d2524') + line(`M${x} ${y + h * 0.46}h${w}`, '#1d2524', 4, { opacity: 0.5 }) + line(`M${x + w * 0.1} ${y + h * 0.84}l${w * 0.16} ${-h * 0.14}l${w * 0.14} ${h * 0.08}l${w * 0.2} ${-h * 0.22}l${w * 0.16} ${h * 0.16}l${w * 0.18} ${-h * 0.1}`, '#1d2524', 7)) + shape(`M${x} ${y}h${w * 0.6}l${-w * 0.3} ${h}h${-w * 0.3}Z`, '#ffffff', { opacity: 0.13 })

const handheld: Drawing = (ink) => {
  const w = 176 + ink.vary(0) * 14
  const d = `M${500 - w} 260C${500 - w} 190 ${500 - w + 50} 170 500 170C${500 + w - 50} 170 ${500 + w} 190 ${500 + w} 260C${500 + w - 24} 420 ${500 + w - 24} 560 ${500 + w - 6} 700C${500 + w} 850 ${500 + w - 70} 910 500 910C${500 - w + 70} 910 ${500 - w} 850 ${500 - w + 6} 700C${500 - w + 24} 560 ${500 - w + 24} 420 ${500 - w} 260Z`
  return turned([ink.has('antenna') ? tube('M590 220V20', 62, black(ink)) + line('M570 60V180', mix(ink.rubber, '#ffffff', 0.3), 7) : shape('M540 190C540 140 640 140 640 200Z', ink.rubber), body(ink, 'gps-body', d, 500 - w, 500 + w), screen(ink, 'gps-screen', 500 - w + 52, 250, w * 2 - 104, 330, '48.5'), circle(500, 720, 66, ink.rubber), circle(497, 716, 54, mix(ink.rubber, '#ffffff', 0.16)), line('M500 676l12 14M500 676l-12 14M500 758l12 -14M500 758l-12 -14M456 716l14 -10M456 716l14 10M544 716l-14 -10M544 716l-14 10', ink.paper, 5), key(ink, 410, 660, 70, 38), key(ink, 590, 660, 70, 38), key(ink, 410, 790, 70, 38), key(ink, 590, 790, 70, 38), line('M470 850h60', ink.accent, 11), line('M500 905C500 990 640 980 640 900', ink.webbing, 13)].join(''), 10)
}

const satellite: Drawing = (ink) => {
  const w = 190 + ink.vary(0) * 14
  const d = `M${500 - w} 330C${500 - w} 260 ${500 - w + 60} 240 500 240C${500 + w - 60} 240 ${500 + w} 260 ${500 + w} 330V760C${500 + w} 850 ${500 + w - 70} 880 500 880C${500 - w + 70} 880 ${500 - w} 850 ${500 - w} 760Z`
  return turned([ink.has('antenna') ? tube('M600 270V60', 84, black(ink)) + box(566, 90, 24, 150, 12, mix(ink.rubber, '#ffffff', 0.25)) : shape('M520 250C520 180 680 180 680 280Z', ink.rubber), line('M380 210C330 80 180 120 210 230', ink.metalDark, 30), line('M380 210C330 80 180 120 210 230C230 300 300 260 330 280', ink.metal, 17), body(ink, 'gps-body', d, 500 - w, 500 + w), box(500 - w + 26, 560, w * 2 - 52, 280, 50, ink.deep, { opacity: 0.35 }), screen(ink, 'gps-screen', 500 - w + 66, 320, w * 2 - 132, 190, '2.14'), circle(500, 690, 74, '#7d1d15'), circle(496, 686, 62, '#c63a2b'), shape('M466 668H530V708H506L490 726V708H466Z', ink.paper), line('M450 650A60 60 0 0 1 500 628', '#eb8d80', 7), key(ink, 380, 620, 64, 36), key(ink, 620, 620, 64, 36), key(ink, 380, 770, 64, 36), key(ink, 620, 770, 64, 36), circle(500, 838, 9, '#7fd08a'), stitch('M480 850h40', ink.pale)].join(''), -8)
}

const radio: Drawing = (ink) => {
  const w = 150 + ink.vary(0) * 14
  const d = `M${500 - w} 340C${500 - w} 300 ${500 - w + 30} 290 ${500 - w + 60} 290H${500 + w - 60}C${500 + w - 30} 290 ${500 + w} 300 ${500 + w} 340L${500 + w - 12} 620L${500 + w} 860C${500 + w} 900 ${500 + w - 40} 920 500 920C${500 - w + 40} 920 ${500 - w} 900 ${500 - w} 860L${500 - w + 12} 620Z`
  return turned([tube(`M${500 - w + 66} 300V${ink.has('antenna') ? 50 : 210}`, 46, black(ink)) + (ink.has('antenna') ? line(`M${500 - w + 54} 90V270`, mix(ink.rubber, '#ffffff', 0.3), 5) : ''), tube(`M${500 + w - 70} 290V236`, 64, black(ink)) + line(`M${500 + w - 90} 240v40M${500 + w - 60} 240v40`, mix(ink.rubber, '#ffffff', 0.3), 5), body(ink, 'gps-body', d, 500 - w, 500 + w), times(6, (i) => box(430, 340 + i * 22, 140, 11, 5, ink.deep)), screen(ink, 'gps-screen', 500 - w + 60, 510, w * 2 - 120, 130, '14'), box(500 - w - 16, 420, 26, 120, 10, ink.accent), key(ink, 440, 720, 78, 42), key(ink, 560, 720, 78, 42), key(ink, 440, 790, 78, 42), key(ink, 560, 790, 78, 42), line('M460 868l26 -34l18 24l12 -14l26 28', markOn(ink), 8), box(500 + w - 4, 640, 20, 80, 8, ink.rubber)].join(''), 8)
}

const bikeComputer: Drawing = (ink) => {
  const w = 226 + ink.vary(0) * 16
  const d = `M${500 - w} 250C${500 - w} 170 ${500 - w + 60} 150 500 150C${500 + w - 60} 150 ${500 + w} 170 ${500 + w} 250V680C${500 + w} 760 ${500 + w - 60} 780 500 780C${500 - w + 60} 780 ${500 - w} 760 ${500 - w} 680Z`
  return [shape('M400 740H600L580 900H420Z', ink.rubber), ink.has('antenna') && tube('M720 300C820 300 860 360 860 460V620', 19, black(ink)) + box(826, 600, 68, 120, 22, ink.rubber) + circle(860, 640, 14, ink.accent), tube('M110 880H890', 56, black(ink)), line('M120 862H860', mix(ink.rubber, '#ffffff', 0.35), 7), box(396, 836, 208, 90, 24, ink.webbing), circle(440, 882, 12, ink.metal), circle(560, 882, 12, ink.metal), body(ink, 'gps-body', d, 500 - w, 500 + w), box(500 - w + 40, 200, w * 2 - 80, 500, 20, ink.rubber), ink.has('map') ? screen(ink, 'gps-screen', 500 - w + 56, 216, w * 2 - 112, 470, '32') : box(500 - w + 54, 214, w * 2 - 108, 470, 12, grey) + digits(`${20 + Math.floor(ink.vary(3) * 20)}.${Math.floor(ink.vary(4) * 9)}`, 380, 260, 130, '#1d2524') + line(`M${500 - w + 54} 430H${500 + w - 54}M500 430V684M${500 - w + 54} 560H${500 + w - 54}`, '#1d2524', 4, { opacity: 0.5 }) + digits('142', 340, 460, 64, '#1d2524') + digits('86', 560, 460, 64, '#1d2524') + line('M330 650l30 -30l26 20l30 -46l30 34M540 650h120', ink.accentDark, 9), line('M440 740h36M524 740h36', ink.deep, 15)].filter(Boolean).join('')
}

const cuts: Record<string, Drawing> = { handheld, satellite, radio, 'bike-computer': (ink) => group(bikeComputer(ink), 'translate(0 -30)') }

export const gps: Drawing = (ink) => (cuts[ink.cut] ?? handheld)(ink)
