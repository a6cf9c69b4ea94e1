export interface PictureSources {
  readonly src: string
  /** Absent if only one width exists. */
  readonly srcSet?: string
}

const builtPicture = /-(640|1280)\.webp$/

/** Only pictures from the build have two widths. */
export function sourcesOf(src: string): PictureSources {
  const large = builtPicture.exec(src)?.[1]
  if (large === undefined) return { src }
  const small = Number(large) / 2
  return { src, srcSet: `${src.replace(builtPicture, `-${small}.webp`)} ${small}w,${src} ${large}w` }
}
