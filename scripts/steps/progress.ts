const WIDTH = 24

/** A bar that redraws itself on a terminal, and a line at every tenth elsewhere. */
export function progressBar(): (step: string, done: number, total: number) => void {
  let printed = ''
  return (step, done, total) => {
    const tenth = Math.floor((done / total) * 10)
    const line = `  ${step} ${done}/${total}`
    if (process.stdout.isTTY) {
      const filled = Math.round((done / total) * WIDTH)
      process.stdout.write(
        `\r  ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${step} ${done}/${total}\u001b[K${done === total ? '\n' : ''}`,
      )
    } else if (printed !== `${step}${tenth}`) {
      printed = `${step}${tenth}`
      console.log(line)
    }
  }
}
