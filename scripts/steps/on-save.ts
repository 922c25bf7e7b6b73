/** What the process that serves shop and admin has loaded; Next brings the admin's own components anew by itself. */
const ofServer = [
  /^server\.ts$/,
  /^src\/payload[\w.-]*\.ts$/,
  /^src\/(?:server|domain|migrations)\/.+\.(?:tsx?|mjs)$/,
  /^src\/cms\/.+\.ts$/,
  /^src\/blocks\/(?:.+\/)?[\w-]*schemas?\.ts$/,
]
/** What Vite has of the shop's pages; it exchanges styles by itself. */
const ofPages = /^src\/(?!cms\/).+\.(?:tsx?|m?js)$/
/** The words arrive as one file once all of them are compiled; those of staff are no page's. */
const ofWords = /^src\/paraglide(?:-staff)?\//
const compiled = 'src/paraglide/messages/_all.js'

/**
 * Words are compiled, which saves further files; those of staff are loaded with the server. Where it is started anew,
 * open pages load again by themselves; or Vite has them do so.
 */
export type SaveAsks = 'words' | 'words of staff' | 'restart' | 'reload'

/** What a save asks for in development, by the file's path in the project. */
export function onSave(file: string): SaveAsks | undefined {
  if (/\.test\.tsx?$/.test(file)) return undefined
  if (/^messages\/\w+\.json$/.test(file)) return 'words'
  if (/^messages\/staff\.\w+\.json$/.test(file)) return 'words of staff'
  if (ofServer.some((one) => one.test(file))) return 'restart'
  if (ofWords.test(file)) return file === compiled ? 'reload' : undefined
  return ofPages.test(file) ? 'reload' : undefined
}
