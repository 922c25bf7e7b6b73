/** A response to be saved as a file under its name. */
export const download = (text: string, name: string, type: string): Response =>
  new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })

/** What is not taken, and each thing that is wrong with it. */
export const refuseImport = (status: number, message: string, problems: string[] = []): Response =>
  Response.json({ message, errors: problems.map((problem) => ({ message: problem })) }, { status })
