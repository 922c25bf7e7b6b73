// temporary stub until every scene is drawn: replace this file
export type SceneName = string
export const sceneSvg = (_: SceneName) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000"><rect width="1600" height="1000" fill="#1f4a3a"/></svg>`
