export interface PictureProps {
  readonly src: string
  /** Pixels; they reserve the space. */
  readonly width: number
  readonly height: number
  readonly sizes: string
  /** In view when the page opens: fetched at once and before others. */
  readonly isFirst?: boolean
  readonly className?: string | undefined
}

const ours = /-(640|1280)\.webp$/

/** Pictures made by the build come in two widths; those from elsewhere as they are. */
const widths = (src: string): string | undefined => {
  const large = ours.exec(src)?.[1]
  if (large === undefined) return undefined
  const small = Number(large) / 2
  return `${src.replace(ours, `-${small}.webp`)} ${small}w, ${src} ${large}w`
}

/** A picture beside the words that name it, so it says nothing itself. */
export const Picture = ({ src, width, height, sizes, isFirst = false, className }: PictureProps) => {
  const srcSet = widths(src)
  return (
    <img
      className={className}
      alt=""
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isFirst ? undefined : 'async'}
      fetchPriority={isFirst ? 'high' : undefined}
      {...(srcSet === undefined ? {} : { sizes, srcSet })}
      src={src}
    />
  )
}
