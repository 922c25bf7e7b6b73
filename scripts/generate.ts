import path from 'node:path'
import { readArguments } from './steps/arguments.ts'
import { generateMessages } from './steps/build.ts'
import { documentTypes, importMap, typegen } from './steps/generated.ts'
import { root } from './steps/run.ts'
import { pruneSnapshots } from './steps/snapshots.ts'

/**
 * Everything that is made from the sources and that types depend on: messages, route types, the admin's import map, the
 * types of documents. Snapshots of migrations that nothing reads any more are deleted.
 */
readArguments({
  command: 'npm run generate',
  says: 'Makes everything from the sources that types depend on.',
  options: {},
})
await generateMessages()
for (const database of ['sqlite', 'postgres']) pruneSnapshots(path.join(root, 'src/migrations', database))
await typegen()
await importMap()
await documentTypes()
