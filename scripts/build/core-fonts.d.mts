import type { Plugin } from 'esbuild'

export const coreFonts: Plugin
export function faceOf(sheet: string, url: string): string
export function lettersOf(face: string): readonly string[]
