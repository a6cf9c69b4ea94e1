import { sourcesOf } from './picture-sources.ts'

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

/** A picture beside the words that name it, so it says nothing itself. */
export function Picture({ src, width, height, sizes, isFirst = false, className }: PictureProps) {
  const { srcSet } = sourcesOf(src)
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
