/** What people do outdoors: the values of a product's `activities`. */
export const activities = [
  'hiking', 'backpacking', 'camping', 'trail-running', 'road-running', 'alpine-skiing', 'ski-touring', 'nordic-skiing', 'snowboarding',
  'snowshoeing', 'climbing', 'mountaineering', 'mountain-biking', 'road-cycling', 'commuting', 'kayaking', 'canoeing', 'paddleboarding',
  'travel', 'yoga', 'swimming', 'everyday', 'winter-play',
] as const
