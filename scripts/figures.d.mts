type File = readonly [path: string, text: string]

export interface FolderFigures {
  readonly folder: string
  readonly files: number
  readonly lines: number
  readonly median: number
  readonly longest: number
  readonly words: number
}

export function commentWords(path: string, text: string): number
export function folderFigures(files: readonly File[]): readonly FolderFigures[]
