import type { Activity } from '../../domain/catalog/activity.ts'
import type { ColourFamily } from '../../domain/catalog/colour-family.ts'
import type { Gender } from '../../domain/catalog/product.ts'
import type { SizeGroup } from '../../domain/catalog/size-group.ts'
import { m } from '../../paraglide/messages.js'

const genderNames: Record<Gender, () => string> = {
  women: m.facet_gender_women,
  men: m.facet_gender_men,
  unisex: m.facet_gender_unisex,
  kids: m.facet_gender_kids,
}

const families: Record<ColourFamily, { name: () => string; hex: string }> = {
  black: { name: m.colour_family_black, hex: '#1f2326' },
  grey: { name: m.colour_family_grey, hex: '#8a9196' },
  white: { name: m.colour_family_white, hex: '#f4f5f3' },
  beige: { name: m.colour_family_beige, hex: '#cdb891' },
  brown: { name: m.colour_family_brown, hex: '#7a4f36' },
  green: { name: m.colour_family_green, hex: '#4b7a4a' },
  teal: { name: m.colour_family_teal, hex: '#1f8a8c' },
  blue: { name: m.colour_family_blue, hex: '#2f6fa8' },
  purple: { name: m.colour_family_purple, hex: '#6a4f9c' },
  pink: { name: m.colour_family_pink, hex: '#d9779a' },
  red: { name: m.colour_family_red, hex: '#b5322a' },
  orange: { name: m.colour_family_orange, hex: '#e07b2e' },
  yellow: { name: m.colour_family_yellow, hex: '#e3b62f' },
}

const activityNames: Record<Activity, () => string> = {
  hiking: m.activity_hiking,
  backpacking: m.activity_backpacking,
  camping: m.activity_camping,
  'trail-running': m.activity_trail_running,
  'road-running': m.activity_road_running,
  'alpine-skiing': m.activity_alpine_skiing,
  'ski-touring': m.activity_ski_touring,
  'nordic-skiing': m.activity_nordic_skiing,
  snowboarding: m.activity_snowboarding,
  snowshoeing: m.activity_snowshoeing,
  climbing: m.activity_climbing,
  mountaineering: m.activity_mountaineering,
  'mountain-biking': m.activity_mountain_biking,
  'road-cycling': m.activity_road_cycling,
  commuting: m.activity_commuting,
  kayaking: m.activity_kayaking,
  canoeing: m.activity_canoeing,
  paddleboarding: m.activity_paddleboarding,
  travel: m.activity_travel,
  yoga: m.activity_yoga,
  swimming: m.activity_swimming,
  everyday: m.activity_everyday,
  'winter-play': m.activity_winter_play,
}

const groupNames: Record<SizeGroup, () => string> = {
  clothing: m.size_group_clothing,
  waist: m.size_group_waist,
  footwear: m.size_group_footwear,
  kids: m.size_group_kids,
  'kids-footwear': m.size_group_kids_footwear,
  'one-size': m.size_group_one_size,
  gear: m.size_group_gear,
}
export const sizeGroupName = (group: SizeGroup): string => groupNames[group]()

/** Values whose words are ours: listings carry only their keys. An unknown key is shown as it is. */
export const genderName = (key: string): string =>
  Object.hasOwn(genderNames, key) ? genderNames[key as Gender]() : key
export const familyName = (key: string): string =>
  Object.hasOwn(families, key) ? families[key as ColourFamily].name() : key
export const familyHex = (key: string): string =>
  Object.hasOwn(families, key) ? families[key as ColourFamily].hex : '#d6dbd5'
export const activityName = (key: string): string =>
  Object.hasOwn(activityNames, key) ? activityNames[key as Activity]() : key
