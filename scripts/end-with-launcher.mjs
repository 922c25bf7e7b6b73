// Built-ins only, and readable by old Node.

/**
 * Asks a child to end once whoever launched this process is gone. npm ends with its shell at a signal and passes none
 * on, and what it ran would go on without a terminal or a supervisor.
 * @param launcher the process that launched this one, as it was at the beginning
 */
export function endWithLauncher(child, launcher) {
  const timer = setInterval(() => {
    if (process.ppid === launcher) return
    clearInterval(timer)
    child.kill('SIGTERM')
  }, 500)
  timer.unref()
}
