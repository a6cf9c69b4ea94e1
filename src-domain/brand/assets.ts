export interface Assets {
  /** Origin; '' for the shop's own. */
  readonly host: string
  readonly theme?: string
}

export function imageAddress({ host }: Assets, mediaName: string, mediaType: string): string {
  return `${host}/images/${encodeURIComponent(mediaName)}.${encodeURIComponent(mediaType)}`
}

export function loaderPath({ theme }: Assets): string | undefined {
  return theme === undefined ? undefined : `/themes/${encodeURIComponent(theme)}/loader.json`
}

export interface LoaderPose {
  /** Degrees. */
  readonly rotate: number
  readonly scale: number
  readonly opacity: number
}

/** Loading animation (SHELL-44): paths in a 100 by 100 square. */
export interface LoaderAnimation {
  readonly milliseconds: number
  readonly shapes: readonly {
    readonly path: string
    readonly color: 'accent' | 'text' | 'muted'
    readonly from: LoaderPose
    readonly to: LoaderPose
    /** Alternates direction instead of restarting. */
    readonly isBack: boolean
  }[]
}
