import { avalanche } from './kinds/avalanche.ts'
import { bike } from './kinds/bike.ts'
import { bikeBag } from './kinds/bike-bag.ts'
import { bikeTool } from './kinds/bike-tool.ts'
import { boot } from './kinds/boot.ts'
import { bottle } from './kinds/bottle.ts'
import { canoe } from './kinds/canoe.ts'
import { carrier } from './kinds/carrier.ts'
import { chalk } from './kinds/chalk.ts'
import { cooler } from './kinds/cooler.ts'
import { dress } from './kinds/dress.ts'
import { dryBag } from './kinds/dry-bag.ts'
import { duffel } from './kinds/duffel.ts'
import { filter } from './kinds/filter.ts'
import { foodPouch } from './kinds/food-pouch.ts'
import { furniture } from './kinds/furniture.ts'
import { gaiter } from './kinds/gaiter.ts'
import { giftCard } from './kinds/gift-card.ts'
import { glove } from './kinds/glove.ts'
import { goggles } from './kinds/goggles.ts'
import { gps } from './kinds/gps.ts'
import { hardware } from './kinds/hardware.ts'
import { harness } from './kinds/harness.ts'
import { hat } from './kinds/hat.ts'
import { headlamp } from './kinds/headlamp.ts'
import { helmet } from './kinds/helmet.ts'
import { iceTool } from './kinds/ice-tool.ts'
import { insole } from './kinds/insole.ts'
import { jacket } from './kinds/jacket.ts'
import { kayak } from './kinds/kayak.ts'
import { kit } from './kinds/kit.ts'
import { knife } from './kinds/knife.ts'
import { lantern } from './kinds/lantern.ts'
import { luggage } from './kinds/luggage.ts'
import { neckwear } from './kinds/neckwear.ts'
import { onesie } from './kinds/onesie.ts'
import { pack } from './kinds/pack.ts'
import { pad } from './kinds/pad.ts'
import { paddle } from './kinds/paddle.ts'
import { paddleboard } from './kinds/paddleboard.ts'
import { pants } from './kinds/pants.ts'
import { pfd } from './kinds/pfd.ts'
import { poles } from './kinds/poles.ts'
import { pot } from './kinds/pot.ts'
import { power } from './kinds/power.ts'
import { rope } from './kinds/rope.ts'
import { sandal } from './kinds/sandal.ts'
import { shoe } from './kinds/shoe.ts'
import { skis } from './kinds/skis.ts'
import { sled } from './kinds/sled.ts'
import { sleepingBag } from './kinds/sleeping-bag.ts'
import { snowboard } from './kinds/snowboard.ts'
import { snowshoe } from './kinds/snowshoe.ts'
import { sock } from './kinds/sock.ts'
import { stove } from './kinds/stove.ts'
import { swimsuit } from './kinds/swimsuit.ts'
import { tent } from './kinds/tent.ts'
import { top } from './kinds/top.ts'
import { training } from './kinds/training.ts'
import { travelItem } from './kinds/travel-item.ts'
import { vest } from './kinds/vest.ts'
import { watch } from './kinds/watch.ts'
import type { Drawing } from './pen.ts'
import type { IllustrationKind } from './vocabulary.ts'

/** One drawing per kind; a forgotten one does not compile. */
export const drawings = {
  jacket,
  vest,
  top,
  pants,
  dress,
  swimsuit,
  onesie,
  sock,
  hat,
  glove,
  neckwear,
  boot,
  shoe,
  sandal,
  insole,
  gaiter,
  pack,
  duffel,
  carrier,
  'dry-bag': dryBag,
  'bike-bag': bikeBag,
  tent,
  'sleeping-bag': sleepingBag,
  pad,
  stove,
  pot,
  'food-pouch': foodPouch,
  cooler,
  furniture,
  bottle,
  filter,
  headlamp,
  lantern,
  poles,
  knife,
  kit,
  skis,
  snowboard,
  helmet,
  goggles,
  avalanche,
  snowshoe,
  sled,
  rope,
  harness,
  hardware,
  chalk,
  'ice-tool': iceTool,
  bike,
  'bike-tool': bikeTool,
  kayak,
  canoe,
  paddleboard,
  paddle,
  pfd,
  gps,
  watch,
  power,
  luggage,
  'travel-item': travelItem,
  training,
  'gift-card': giftCard,
} satisfies Record<IllustrationKind, Drawing>
