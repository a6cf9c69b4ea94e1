export interface PictureSources {
  readonly src: string
  /** Absent if only one width exists. */
  readonly srcSet?: string
}

const ours = /-(640|1280)\.webp$/

/** Only pictures from the build have two widths. */
export function sourcesOf(src: string): PictureSources {
  const large = ours.exec(src)?.[1]
  if (large === undefined) return { src }
  const small = Number(large) / 2
  return { src, srcSet: `${src.replace(ours, `-${small}.webp`)} ${small}w,${src} ${large}w` }
}
