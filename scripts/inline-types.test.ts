import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
/** An object type of this many members has a name, so that a signature stays on one line. */
const NAMED_FROM = 5

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file && !/payload-types|^src\/migrations\//.test(file))

/** The lines of a module on which a large object type is written out where it is used. */
function inlineTypes(file: string, text: string): string[] {
  const comments = { jsDocParsingMode: ts.JSDocParsingMode.ParseNone, languageVersion: ts.ScriptTarget.Latest }
  const module = ts.createSourceFile(file, text, comments, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeLiteralNode(node) && node.members.length >= NAMED_FROM && !isNamed(node))
      found.push(`${file}:${module.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    ts.forEachChild(node, visit)
  }
  visit(module)
  return found
}

/** Whether a type declaration is made of it, alone or with others: `type X = {…} & Y`, `type X = Readonly<{…}>[]`. */
function isNamed(type: ts.Node): boolean {
  if (ts.isTypeAliasDeclaration(type.parent)) return true
  return ts.isTypeNode(type.parent) && !ts.isTypeLiteralNode(type.parent) && isNamed(type.parent)
}

test('the large types are found', () =>
  expect(
    inlineTypes(
      'planted.ts',
      `type Named = { a: 1; b: 1; c: 1; d: 1; e: 1 } & Small
       type Nested = { of: { a: 1; b: 1; c: 1; d: 1; e: 1 } }
       const small = ({ a, b }: { a: 1; b: 1 }) => a + b
       const large = rows<{
         a: 1; b: 1; c: 1; d: 1; e: 1
       }>()
       interface Far { make(of: { a: 1; b: 1; c: 1; d: 1; e: 1 }): void }`,
    ),
  ).toEqual(['planted.ts:2', 'planted.ts:4', 'planted.ts:7']))

test(`an object type of ${NAMED_FROM} members and more has a name`, () =>
  expect(files.flatMap((file) => inlineTypes(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]))
