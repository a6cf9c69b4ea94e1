import { sourcesOf } from './picture-sources.ts'

export interface PictureProps {
  readonly src: string
  /** Pixels, which reserve the space before the picture loads. */
  readonly width: number
  readonly height: number
  readonly sizes: string
  /** True if the picture is initially in view; it is then loaded eagerly. */
  readonly isFirst?: boolean
  readonly className?: string | undefined
}

/** Decorative. */
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
