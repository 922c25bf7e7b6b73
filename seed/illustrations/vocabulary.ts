/**
 * What can be drawn. A product names a kind, one of its cuts, and any of its details;
 * `drawings.ts` has one drawing function per kind, and a test draws every combination named here.
 */
export const illustrationKinds = {
  // worn
  jacket: {
    cuts: ['shell', 'puffy', 'fleece', 'softshell', 'windbreaker', 'ski', 'parka'],
    details: ['hood', 'chest-pocket', 'hand-pockets', 'powder-skirt', 'two-tone', 'fur-trim', 'reflective'],
  },
  vest: { cuts: ['puffy', 'fleece', 'running'], details: ['collar', 'chest-pocket', 'hand-pockets', 'two-tone'] },
  top: {
    cuts: ['crew', 'zip-neck', 't-shirt', 'shirt', 'sweater', 'tank', 'hoodie'],
    details: ['stripe', 'chest-pocket', 'plaid', 'print', 'ribbed', 'two-tone'],
  },
  pants: {
    cuts: ['hiking', 'ski', 'rain', 'leggings', 'shorts', 'running-shorts', 'bib'],
    details: ['cargo-pocket', 'drawcord', 'zip-off', 'stripe', 'knee-panel'],
  },
  dress: { cuts: ['dress', 'skirt', 'skort'], details: ['pocket', 'stripe', 'print'] },
  swimsuit: { cuts: ['one-piece', 'bikini', 'trunks', 'rashguard'], details: ['stripe', 'print', 'two-tone'] },
  onesie: { cuts: ['bunting', 'rain-suit', 'snowsuit'], details: ['hood', 'reflective', 'two-tone'] },
  sock: { cuts: ['crew', 'ankle', 'knee'], details: ['stripe', 'heel-toe', 'pattern'] },
  hat: {
    cuts: ['toque', 'pompom-toque', 'cap', 'wide-brim', 'headband', 'balaclava'],
    details: ['stripe', 'patch', 'cable-knit', 'earflaps', 'chin-cord'],
  },
  glove: { cuts: ['glove', 'mitt', 'liner', 'lobster'], details: ['cuff', 'leather-palm', 'leash'] },
  neckwear: { cuts: ['tube', 'scarf', 'gaiter'], details: ['stripe', 'print'] },
  // on the feet
  boot: {
    cuts: ['hiking', 'winter', 'leather', 'ski', 'snowboard', 'nordic', 'rain'],
    details: ['fur-trim', 'toe-cap', 'buckles', 'dial', 'speed-lace'],
  },
  shoe: {
    cuts: ['trail', 'road', 'hiking', 'climbing', 'slipper', 'velcro'],
    details: ['stripe', 'overlay', 'toe-cap', 'heel-loop'],
  },
  sandal: { cuts: ['sport', 'slide', 'closed-toe'], details: ['two-tone', 'buckle'] },
  insole: { cuts: ['insole'], details: ['arch'] },
  gaiter: { cuts: ['tall', 'low'], details: ['buckle'] },
  // carried
  pack: {
    cuts: ['daypack', 'backpacking', 'hydration', 'travel', 'roll-top', 'running-vest'],
    details: ['side-pocket', 'bungee', 'hip-belt', 'daisy-chain', 'bottle', 'pad-straps'],
  },
  duffel: { cuts: ['duffel', 'roller', 'tote', 'packing-cube'], details: ['end-pocket', 'reflective', 'two-tone'] },
  carrier: { cuts: ['backpack-carrier', 'wrap-carrier'], details: ['sunshade'] },
  'dry-bag': { cuts: ['roll-top', 'deck-bag', 'phone-case'], details: ['window', 'strap'] },
  'bike-bag': { cuts: ['pannier', 'frame-bag', 'handlebar', 'saddle'], details: ['reflective', 'roll-top'] },
  // camp
  tent: {
    cuts: ['dome', 'tunnel', 'cabin', 'ridge', 'tarp', 'hammock'],
    details: ['fly-open', 'vestibule', 'windows', 'snow-skirt'],
  },
  'sleeping-bag': { cuts: ['mummy', 'rectangular', 'quilt'], details: ['draft-collar', 'stripe'] },
  pad: {
    cuts: ['inflatable', 'foam', 'self-inflating', 'pillow', 'yoga-mat', 'foam-roller'],
    details: ['baffles', 'strap'],
  },
  stove: { cuts: ['canister', 'two-burner', 'integrated', 'wood'], details: ['flame', 'windscreen'] },
  pot: { cuts: ['pot-set', 'pan', 'mug', 'bowl', 'coffee-press', 'utensils'], details: ['lid', 'folding-handle'] },
  'food-pouch': { cuts: ['pouch', 'bar', 'tub', 'tablets'], details: ['window', 'stripe'] },
  cooler: { cuts: ['hard', 'soft'], details: ['wheels', 'opener'] },
  furniture: { cuts: ['camp-chair', 'low-chair', 'table', 'cot', 'stool'], details: ['cup-holder', 'print'] },
  bottle: {
    cuts: ['insulated', 'wide-mouth', 'squeeze', 'reservoir', 'tumbler'],
    details: ['loop', 'stripe', 'print'],
  },
  filter: { cuts: ['squeeze', 'gravity', 'pump', 'pen'], details: ['bag'] },
  headlamp: { cuts: ['headlamp', 'bike-light', 'tail-light'], details: ['beam', 'top-strap'] },
  lantern: { cuts: ['lantern', 'string', 'candle'], details: ['glow'] },
  poles: { cuts: ['trekking', 'ski', 'nordic'], details: ['cork', 'powder-basket', 'flick-lock'] },
  knife: { cuts: ['folding', 'multi-tool', 'hatchet', 'saw', 'shovel'], details: ['wood-handle'] },
  kit: {
    cuts: ['first-aid', 'bear-canister', 'bear-spray', 'whistle', 'repair', 'bug-net'],
    details: ['cross', 'strap'],
  },
  // snow
  skis: { cuts: ['alpine', 'touring', 'nordic', 'kids'], details: ['stripe', 'peaks', 'bindings', 'waves'] },
  snowboard: { cuts: ['directional', 'twin', 'split'], details: ['peaks', 'sun', 'waves', 'bindings'] },
  helmet: {
    cuts: ['snow', 'climbing', 'bike', 'mountain-bike', 'kids'],
    details: ['vents', 'visor', 'earpads', 'stripe'],
  },
  goggles: { cuts: ['cylindrical', 'toric', 'sunglasses'], details: ['strap-stripe', 'mirror'] },
  avalanche: { cuts: ['beacon', 'probe', 'snow-shovel', 'airbag'], details: ['strap'] },
  snowshoe: { cuts: ['aluminium', 'moulded', 'traditional'], details: ['lift-bar'] },
  sled: { cuts: ['toboggan', 'plastic', 'tube', 'pulk'], details: ['rope', 'cushion'] },
  // rock and ice
  rope: { cuts: ['coil', 'sling', 'cord'], details: ['stripe', 'bicolour'] },
  harness: { cuts: ['sport', 'trad', 'full-body'], details: ['gear-loops', 'buckles'] },
  hardware: { cuts: ['carabiner', 'quickdraw', 'belay', 'cam', 'nuts'], details: ['set', 'locking'] },
  chalk: { cuts: ['chalk-bag', 'block', 'crash-pad', 'brush'], details: ['print', 'strap'] },
  'ice-tool': { cuts: ['axe', 'crampons', 'ice-screw', 'microspikes'], details: ['leash'] },
  // wheels and water
  bike: {
    cuts: ['mountain', 'gravel', 'road', 'city', 'kids', 'e-bike', 'fat'],
    details: ['fenders', 'basket', 'suspension', 'rack'],
  },
  'bike-tool': { cuts: ['pump', 'multi-tool', 'car-rack', 'lock', 'repair-stand', 'trailer'], details: ['two-bikes'] },
  kayak: { cuts: ['touring', 'recreational', 'inflatable'], details: ['hatches', 'stripe', 'deck-lines'] },
  canoe: { cuts: ['prospector', 'tripper', 'solo'], details: ['thwarts', 'stripe'] },
  paddleboard: { cuts: ['touring', 'all-round'], details: ['deck-pad', 'waves'] },
  paddle: { cuts: ['kayak', 'canoe', 'sup'], details: ['wood', 'stripe'] },
  pfd: { cuts: ['paddling', 'kids', 'inflatable'], details: ['pockets', 'reflective'] },
  // electronics and travel
  gps: { cuts: ['handheld', 'satellite', 'radio', 'bike-computer'], details: ['antenna', 'map'] },
  watch: { cuts: ['round', 'square', 'band'], details: ['map', 'metal-bezel'] },
  power: { cuts: ['power-bank', 'solar-panel', 'power-station', 'cable'], details: ['leds', 'folded'] },
  luggage: { cuts: ['hard', 'soft', 'carry-on'], details: ['stripe', 'straps'] },
  'travel-item': {
    cuts: ['neck-pillow', 'adapter', 'toiletry-kit', 'eye-mask', 'wallet', 'towel', 'umbrella'],
    details: ['print'],
  },
  training: { cuts: ['resistance-band', 'massage-ball', 'block', 'jump-rope'], details: ['set'] },
  'gift-card': { cuts: ['card'], details: ['ribbon'] },
} as const satisfies Record<string, { cuts: readonly string[]; details: readonly string[] }>

export type IllustrationKind = keyof typeof illustrationKinds

/** What a product asks the illustrators for. */
export type Illustration = { kind: IllustrationKind; cut: string; details: readonly string[] }
