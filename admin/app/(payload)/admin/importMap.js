import { CentsInput as CentsInput_aa3697a7527c59e0d0057f9a431924d2 } from '../../../../src/cms/fields/cents-input.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/cms/fields/cents-input.tsx#CentsInput": CentsInput_aa3697a7527c59e0d0057f9a431924d2,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
