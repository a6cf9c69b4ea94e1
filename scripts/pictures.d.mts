export function makePictures(options?: {
  readonly brandsDir?: string
  readonly outDir?: string
  readonly only?: readonly string[]
  readonly force?: boolean
}): Promise<readonly { readonly id: string; readonly made: number; readonly kept: number }[]>
