/** What a shopper calls a colour: each colour belongs to one of these. */
export const colourFamilies = [
  'black',
  'grey',
  'white',
  'beige',
  'brown',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'red',
  'orange',
  'yellow',
] as const
export type ColourFamily = (typeof colourFamilies)[number]
