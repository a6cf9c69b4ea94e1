export function equalPlaces(files: readonly (readonly [path: string, text: string])[]): readonly string[]
