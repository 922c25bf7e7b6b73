import { replaceScripts } from './page-scripts.ts'

const [BEFORE, AFTER] = ['streamController.enqueue("', '")']

/**
 * The page with React Router's data in single quotes: JSON is full of double ones, and each is written with a backslash
 * within its own kind. Two kilobytes of a product's page.
 */
export const withSingleQuotes = (html: string): string =>
  replaceScripts(html, (attributes, code) => {
    const at = code.indexOf(BEFORE)
    // It is the only text of its script.
    const end = code.lastIndexOf(AFTER)
    if (at === -1 || end < at) return undefined
    const text = code.slice(at + BEFORE.length, end)
    // A double quote in it has its own backslash before it, and a single one has none.
    const turned = text.replaceAll(/\\"/g, '"').replaceAll(/'/g, "\\'")
    return `<script${attributes}>${code.slice(0, at)}streamController.enqueue('${turned}')${code.slice(end + AFTER.length)}</script>`
  })
