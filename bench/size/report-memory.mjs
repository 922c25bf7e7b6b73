import { writeFileSync } from 'node:fs'

/** Loaded before a command: writes the most memory that it took, in MB, when it ends. */
process.on('exit', () => {
  const file = process.env.BENCH_MEMORY_FILE
  if (file) writeFileSync(file, String((process.resourceUsage().maxRSS * 1024) / 1e6))
})
