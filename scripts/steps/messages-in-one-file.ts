import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'

/**
 * Joins the compiled messages of a folder: Node would read a file for each of them, three thousand at the start of every
 * process. Their types stay where they are, and the browser's scripts take them one by one (one-language.ts).
 */
export async function messagesInOneFile(folder: string): Promise<void> {
  const bundle = await rolldown({
    input: path.join(folder, 'messages/_index.js'),
    external: /\/(runtime|registry)\.js$/,
  })
  await bundle.write({ file: path.join(folder, 'messages/_all.js'), format: 'esm', comments: false })
  await bundle.close()
  writeFileSync(path.join(folder, 'messages/_all.d.ts'), "export * from './_index.js'\n")
  writeFileSync(path.join(folder, 'messages.js'), messagesOf('_all'))
}

/** What the code imports: each message by its name, and all of them as `m`. */
export const messagesOf = (file: '_all' | '_index'): string =>
  `export * from './messages/${file}.js'\nexport * as m from './messages/${file}.js'\n`
