export interface PictureSources {
  readonly src: string
  /** Absent for a picture that is to be had in one width only. */
  readonly srcSet?: string
}

const ours = /-(640|1280)\.webp$/

/** Pictures made by the build come in two widths; those from elsewhere as they are. */
export function sourcesOf(src: string): PictureSources {
  const large = ours.exec(src)?.[1]
  if (large === undefined) return { src }
  const small = Number(large) / 2
  return { src, srcSet: `${src.replace(ours, `-${small}.webp`)} ${small}w,${src} ${large}w` }
}
