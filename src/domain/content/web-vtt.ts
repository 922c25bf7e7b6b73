/** What is wrong with captions in the format WebVTT, in words for editors; undefined if a player can read them. */
export function captionsFault(text: string): string | undefined {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return 'Captions begin with a line that says WEBVTT.'
  const timings = lines.flatMap((line, at) => (line.includes('-->') ? [{ line, number: at + 1 }] : []))
  if (timings.length === 0) return 'There is no caption: each has a line such as 00:01.000 --> 00:04.000, and its words below.'
  let last = 0
  for (const { line, number } of timings) {
    const [, from, to] = /^\s*(\S+)[ \t]+-->[ \t]+(\S+)(?:[ \t].*)?$/.exec(line) ?? []
    const [begin, end] = [seconds(from), seconds(to)]
    if (begin === undefined || end === undefined) return `Line ${number} is no time: write 00:01.000 --> 00:04.000.`
    if (end <= begin) return `Line ${number} ends before it begins.`
    if (begin < last) return `Line ${number} begins before the caption above it.`
    last = begin
  }
  return undefined
}

/** A time such as `01:02:03.500` or `02:03.500`. */
function seconds(time: string | undefined): number | undefined {
  const [, hours = '0', minutes, rest] = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})$/.exec(time ?? '') ?? []
  return minutes === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)
}
