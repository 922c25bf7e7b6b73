/** Of a field whose value is of one document only: a copy begins without it, where Payload would add “ - Copy”. */
export const notCopied = { hooks: { beforeDuplicate: [() => null] } }
