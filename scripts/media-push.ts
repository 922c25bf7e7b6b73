import { readArguments } from './steps/arguments.ts'
import { environment, usableBucket } from './steps/prepare.ts'
import { progressBar } from './steps/progress.ts'
import { stop } from './steps/run.ts'

/** Copies the pictures and videos of the data folder to the bucket of S3_BUCKET; the folder stays as it is. */
readArguments({
  command: 'npm run media:push',
  says: 'Copies the pictures and videos of DATA_DIR to the bucket of S3_BUCKET; the folder stays as it is.',
  options: {},
})
const env = await environment({ needsShop: true })
const bucket = await usableBucket(env)
if (!bucket) stop('Say where to: set S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
const { pushFiles } = await import('../src/server/media/push-files.ts')
const bar = progressBar()
const { copied, same } = await pushFiles(env.dataDir, bucket, (done, all) => bar('files', done, all))
console.log(`Copied to ${bucket.name}: ${copied} files; ${same} were there already. ${env.dataDir} was left as it was.`)
