const line = (d: string, width = 11) =>
  `<path d="${d}" fill="none" stroke="#14231d" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const shape = (d: string) => `<path d="${d}" fill="#14231d" fill-rule="evenodd"/>`
const dot = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#14231d"/>`
const ring = (x: number, y: number, r: number, width = 11) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#14231d" stroke-width="${width}"/>`

/** Drawn around (130, 108), about 120 units wide. */
const signs = {
  aurora: line('M70 150V96M94 150V70M118 150V88M142 150V58M166 150V82M190 150V66', 10),
  axe: line('M84 168 150 62M112 64q30-22 72-4l14 20', 12),
  bird: shape(
    'M62 96c30-10 50 0 62 22 14-34 44-48 76-46-20 12-30 28-36 48-6 22-22 36-46 34l-20 18 4-26C92 138 84 116 62 96Z',
  ),
  board: line('M92 160 168 56', 34) + line('M64 172q72 4 132-34', 8),
  cairn:
    shape(
      'M86 148h88a12 12 0 0 1 0 24H86a12 12 0 0 1 0-24Zm12-36h64a13 13 0 0 1 0 26H98a13 13 0 0 1 0-26Zm14-34h36a12 12 0 0 1 0 24h-36a12 12 0 0 1 0-24Z',
    ) + dot(130, 60, 11),
  chain: line('M84 90h44a18 18 0 0 1 0 36H84a18 18 0 0 1 0-36ZM132 90h44a18 18 0 0 1 0 36h-44a18 18 0 0 1 0-36Z'),
  chairlift: line('M62 56 198 78M130 67v43M94 96v52h74M94 120h64'),
  drift: line('M64 138c30-30 52 12 78-14s40-24 56-10M64 96c40 10 70-26 128-22'),
  hammock: line('M66 74q64 96 128 0', 13) + line('M66 52v112M194 52v112', 9),
  hills: line('M56 152q38-84 76 0M112 152q34-110 90 0', 12),
  kayak: shape('M58 108c40-34 104-34 144 0-40 34-104 34-144 0Zm50 0c6 14 38 14 44 0-6-14-38-14-44 0Z'),
  poles: line('M100 48v122M160 48v122M84 150h32M144 150h32', 10),
  pot:
    line('M70 92h120', 12) +
    shape('M82 104h96v40a18 18 0 0 1-18 18h-60a18 18 0 0 1-18-18Z') +
    line('M112 72q-8-12 0-24M146 72q-8-12 0-24', 8),
  trail: line('M90 166h78q26 0 26-18t-26-18H104q-24 0-24-17t24-17h44q20 0 20-16t-20-16h-16', 12),
  trunk:
    shape(
      'M70 86h120a8 8 0 0 1 8 8v60a8 8 0 0 1-8 8H70a8 8 0 0 1-8-8V94a8 8 0 0 1 8-8Zm18 0v76h10V86Zm74 0v76h10V86Z',
    ) + line('M104 84V64h52v20', 10),
  boot: shape('M86 54h46v50c22 6 48 8 54 44H86Zm0 104h100v12H86Z'),
  bottle: shape('M112 46h36v16h-6v12c16 8 22 20 22 36v60H96v-60c0-16 6-28 22-36V62h-6Z'),
  canoe: shape('M58 84c14 76 130 76 144 0-20 16-42 20-72 20s-52-4-72-20Z'),
  carabiner: line('M104 62h52a22 22 0 0 1 20 32l-28 60a20 20 0 0 1-36 0L84 94a22 22 0 0 1 20-32Zm58 24-22 48', 12),
  compass: ring(130, 108, 56) + shape('M130 64 146 108 130 152 114 108Z'),
  drop: shape('M130 46c26 36 44 56 44 82a44 44 0 0 1-88 0c0-26 18-46 44-82Z'),
  flake: line('M130 48v120M78 78l104 60M182 78 78 138M112 56l18 16 18-16M112 160l18-16 18 16', 9),
  flame: shape('M134 44c4 28 42 42 42 82a44 44 0 0 1-88 0c0-22 16-30 18-52 12 8 18 18 18 30 10-16 14-36 10-60Z'),
  knife: shape('M66 128 170 60c12 24 2 52-26 56l-60 24Zm-2 10 22 12-14 18-20-12Z'),
  leaf: shape('M78 158c-16-64 26-104 112-104 6 76-34 116-88 100l-16 18-12-8 18-20 50-50-52 44Z'),
  moon: shape('M152 50a60 60 0 1 0 28 92 48 48 0 0 1-28-92Z'),
  mountain: shape('M60 154 108 76 130 110 148 86 200 154Z'),
  peak: shape('M64 158 130 50 196 158Zm66-78-18 30 18-8 18 8Z'),
  pack: shape('M96 78a34 34 0 0 1 68 0v84H96Zm-14 30h8v54h-8Zm88 0h8v54h-8ZM110 118v12h40v-12Z'),
  paddle: shape('M116 44h28l-8 46h-4v60c12 4 14 14 12 22h-28c-2-8 0-18 12-22V90h-4Z'),
  paw:
    shape('M130 104c26 0 46 24 46 44 0 22-28 14-46 14s-46 8-46-14c0-20 20-44 46-44Z') +
    dot(82, 92, 14) +
    dot(112, 66, 15) +
    dot(148, 66, 15) +
    dot(178, 92, 14),
  pin: shape(
    'M130 44a44 44 0 0 1 44 44c0 30-30 52-44 84-14-32-44-54-44-84a44 44 0 0 1 44-44Zm0 24a20 20 0 1 0 0 40 20 20 0 0 0 0-40Z',
  ),
  rope: ring(130, 108, 52, 10) + ring(130, 108, 32, 10) + dot(130, 108, 12),
  skis: line('M88 166 128 66q4-12 14-12M124 166l40-100q4-12 14-12', 13),
  spruce: shape('M130 42 166 94H150L178 140H138V172H122V140H82L110 94H94Z'),
  star: shape('M130 42 143 95 196 108 143 121 130 174 117 121 64 108 117 95Z'),
  stitch: line(
    'M66 84 88 64l22 20 22-20 22 20 22-20 18 16M66 118l22-20 22 20 22-20 22 20 22-20 18 16M66 152l22-20 22 20 22-20 22 20 22-20 18 16',
    9,
  ),
  sun:
    dot(130, 108, 30) +
    line('M130 46v12M130 158v12M68 108h12M180 108h12M86 64l8 8M166 144l8 8M174 64l-8 8M94 144l-8 8', 10),
  sunrise: shape('M84 130a46 46 0 0 1 92 0Z') + line('M62 148h136M130 56v14M76 78l10 10M184 78l-10 10', 10),
  tent: shape('M62 158 130 58 198 158H150L130 116 110 158Z'),
  wave: line('M66 138q32-36 64 0t64 0M66 96q32-36 64 0t64 0', 13),
  wheel: ring(130, 108, 56, 12) + line('M130 60v96M82 108h96M96 74l68 68M164 74l-68 68', 6),
  wind: line('M64 88h84a18 18 0 1 0-18-18M64 112h114a20 20 0 1 1-20 20M64 136h58a16 16 0 1 1-16 16', 11),
} as const

/** By what a brand makes, or what it is named after; a brand of somebody else's catalogue gets one by its key. */
const ofBrand: Record<string, keyof typeof signs> = {
  nordlys: 'aurora',
  tamarack: 'leaf',
  'kettle-point': 'canoe',
  chinook: 'wind',
  ptarmigan: 'flake',
  saltspray: 'wave',
  'boreal-thread': 'stitch',
  driftline: 'drift',
  kestrel: 'bird',
  'stride-north': 'compass',
  bushline: 'boot',
  'granite-foot': 'peak',
  'cairn-and-co': 'cairn',
  traverse: 'mountain',
  'voyageur-works': 'trunk',
  halfmoon: 'moon',
  'camp-meridian': 'sun',
  lowcloud: 'tent',
  stillwater: 'drop',
  restwell: 'hammock',
  'firefly-stoves': 'flame',
  'northern-larder': 'pot',
  clearspring: 'bottle',
  polestar: 'star',
  woodlot: 'knife',
  longstride: 'poles',
  backbowl: 'skis',
  'first-chair': 'chairlift',
  laurentide: 'hills',
  'drop-in': 'board',
  anchorline: 'carabiner',
  stoneglove: 'rope',
  'whitepeak-safety': 'axe',
  'rivet-cycles': 'wheel',
  hinterland: 'trail',
  'spoke-and-chain': 'chain',
  bluewater: 'kayak',
  ottertail: 'paddle',
  waypoint: 'pin',
  sunbank: 'sunrise',
  'little-otter': 'paw',
  packtide: 'pack',
}

export const signOf = (key: string, pick: number): string => {
  const names = Object.keys(signs) as (keyof typeof signs)[]
  return signs[ofBrand[key] ?? names[pick % names.length] ?? 'mountain']
}
