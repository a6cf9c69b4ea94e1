/** Where a brand keeps its pictures and its theme, instead of on the shop's own host. */
export interface Assets {
  /** An origin; '' is the shop's own. */
  readonly host: string
  /** Below whose directory the loading animation is; absent: there is none. */
  readonly theme?: string
}

/** API-58: a picture by its name and type. */
export function imageAddress({ host }: Assets, mediaName: string, mediaType: string): string {
  return `${host}/images/${encodeURIComponent(mediaName)}.${encodeURIComponent(mediaType)}`
}

/** API-57: where the loading animation is, as a path of the asset host. */
export function loaderPath({ theme }: Assets): string | undefined {
  return theme === undefined ? undefined : `/themes/${encodeURIComponent(theme)}/loader.json`
}

/** How a shape of the animation is drawn at one end of its way. */
export interface LoaderPose {
  /** Degrees. */
  readonly rotate: number
  readonly scale: number
  readonly opacity: number
}

/** What is shown while something is on its way (SHELL-44): paths in a square of 100, each going to and fro or round. */
export interface LoaderAnimation {
  readonly milliseconds: number
  readonly shapes: readonly {
    readonly path: string
    readonly color: 'accent' | 'text' | 'muted'
    readonly from: LoaderPose
    readonly to: LoaderPose
    /** Back again the way that it came, instead of from the start. */
    readonly isBack: boolean
  }[]
}
