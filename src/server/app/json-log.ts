/** Whether lines of the log are JSON, for programs. Known before the environment is validated: its faults are lines too. */
export const isJsonLog = ({ LOG_FORMAT, NODE_ENV }: { LOG_FORMAT?: string; NODE_ENV?: string }): boolean =>
  (LOG_FORMAT || (NODE_ENV === 'production' && !process.stdout.isTTY ? 'json' : 'text')) === 'json'
