import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { messagesOf } from './messages-in-one-file.ts'
import { root } from './run.ts'

const runtime = /\/src\/paraglide\/runtime\.js$/
const allMessages = /\/src\/paraglide\/messages\.js$/
const message = /\/src\/paraglide\/messages\/([a-z]\w*)\.js$/
const ours = /\/src\/(?!paraglide).*\.tsx?(?:\?.*)?$/

/**
 * Binds the browser's scripts to the language they are built for, so that words of the other fall away; without a
 * language, as in `npm run dev`, they speak all of them. A text without parameters is written where it is shown: as a
 * function of its own it would be a third longer.
 */
export function oneLanguage(locale: string | undefined): Plugin {
  const texts = locale === undefined ? {} : plainTexts(readMessages(locale))
  return {
    name: 'one-language',
    applyToEnvironment: ({ name }) => name === 'client' && locale !== undefined,
    // A chunk has those that its pages need.
    load: { filter: { id: allMessages }, handler: () => messagesOf('_index') },
    transform: {
      filter: { id: [runtime, message, ours] },
      handler(code, id) {
        if (ours.test(id)) return withTexts(code, texts)
        const name = message.exec(id)?.[1]
        const bound = name ? boundMessage(code, name, locale ?? '') : boundRuntime(code, locale ?? '')
        if (bound === undefined) return this.error(`Paraglide wrote ${id} in another form.`)
        return bound
      },
    },
  }
}

/** Calls of messages that always say the same, as that text. */
export const withTexts = (code: string, texts: Record<string, string>): string =>
  code.replace(/\bm\.([a-z]\w*)\(\)/g, (call, name: string) => {
    const text = texts[name]
    return text === undefined ? call : JSON.stringify(text)
  })

/** Messages that always say the same. */
export const plainTexts = (messages: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).filter(
      (each): each is [string, string] => typeof each[1] === 'string' && !/[{}\\]/.test(each[1]),
    ),
  )

/** The message as it is in the one language, without the choice of a language around it. */
export function boundMessage(code: string, name: string, locale: string): string | undefined {
  const own = `${locale}_${name}`
  const open = code.indexOf(`export const ${name} = `)
  if (open < 0 || !code.includes(`const ${own} = `)) return undefined
  return `${code.slice(0, open)}export const ${name} = ${own};`
}

function boundRuntime(code: string, locale: string): string | undefined {
  const [open, bound] = ['experimentalStaticLocale = undefined', `experimentalStaticLocale = '${locale}'`]
  return code.includes(open) ? code.replace(open, bound) : undefined
}

const readMessages = (locale: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(root, `messages/${locale}.json`), 'utf8')) as Record<string, unknown>
