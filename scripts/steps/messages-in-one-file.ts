import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'

/**
 * Joins the compiled messages of a folder: Node would read a file for each of them, three thousand at the start of every
 * process. Their types stay where they are, and the browser's scripts take them one by one (one-language.ts).
 */
export async function messagesInOneFile(folder: string): Promise<void> {
  const input = path.join(folder, 'messages/_index.js')
  // Paraglide opens all files at once, passes over those that it cannot open, and ends with 0.
  if (!existsSync(input))
    throw new Error(
      'The messages were compiled in part only: their compiler may open too few files at once. Raise that limit (`ulimit -n 16384`; of `podman build` or `docker build`, `--ulimit nofile=16384:16384`) and start again.',
    )
  const bundle = await rolldown({
    input,
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
