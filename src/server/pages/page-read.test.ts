import { createRequestHandler, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pageContext, type PageContext } from './context.ts'
import { pageRead } from './page-read.ts'
import { fakeBuild } from '../testing/fake-build.ts'

/** What a loader reads when the browser asks for `path`. */
async function readAt(path: string): Promise<string> {
  const loader = (args: Parameters<typeof pageRead>[0]) => {
    const { locale, parameters } = pageRead(args)
    return `read:${locale}:${parameters}`
  }
  const routes = Object.fromEntries(
    ['en', 'fr', 'fr/magasins'].map((at) => [
      at,
      { id: at, parentId: 'root', path: at, module: { default: () => null, loader } },
    ]),
  )
  const handler = createRequestHandler(
    { ...fakeBuild, routes: { root: fakeBuild.routes.root, ...routes } } as typeof fakeBuild,
    'production',
  )
  const context = new RouterContextProvider()
  context.set(pageContext, {} as PageContext)
  return (
    (await (await handler(new Request(`https://portage.example${path}`), context)).text()).match(/read:[^"]*/)?.[0] ??
    'nothing'
  )
}

test.each([
  ['/fr', 'read:fr:'],
  ['/fr.data', 'read:fr:'],
  ['/en.data', 'read:en:'],
  ['/fr/magasins.data', 'read:fr:'],
  ['/fr/magasins.data?page=2&_routes=fr%2Fmagasins', 'read:fr:page=2'],
])('%s is read as the page itself is (acceptance 2)', async (path, read) => expect(await readAt(path)).toBe(read))
