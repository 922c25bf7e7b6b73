import path from 'node:path'
import type { Plugin } from 'vite'
import { onSave } from './on-save.ts'
import { root } from './run.ts'

/**
 * In development a page is loaded again when something of it is saved. React Router would exchange its components in
 * place, by React's means: Preact, which draws them, keeps the old ones. Styles are exchanged by Vite.
 */
export const reloadOnSave: Plugin = {
  name: 'reload-on-save',
  apply: 'serve',
  hotUpdate: {
    order: 'pre',
    handler({ file, type, modules, server }) {
      const name = path.relative(root, file).replaceAll(path.sep, '/')
      const ask = onSave(name)
      // Words that are being compiled make no difference yet.
      if (ask === undefined && !name.startsWith('src/paraglide')) return undefined
      const { client } = server.environments
      // The server's comes last: what a route exports has been taken in by then.
      if (this.environment === client || ask !== 'reload' || type === 'delete') return []
      if (modules.length > 0 || client.moduleGraph.getModulesByFile(file)) {
        client.logger.info(`page reload ${name}`, { timestamp: true })
        client.hot.send({ type: 'full-reload', path: '*' })
      }
      return []
    },
  },
}
