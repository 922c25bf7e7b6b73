const DATA = /(streamController\.enqueue\()"((?:[^"\\]+|\\.)*)"\)/g

/**
 * The page with React Router's data in single quotes: JSON is full of double ones, and each is written with a backslash
 * within its own kind. Two kilobytes of a product's page.
 */
export const withSingleQuotes = (html: string): string =>
  html.replace(DATA, (_, call: string, text: string) => `${call}'${text.replace(/\\(.)|'/g, turned)}')`)

const turned = (all: string, escaped?: string): string => (escaped === '"' ? '"' : all === "'" ? "\\'" : all)
