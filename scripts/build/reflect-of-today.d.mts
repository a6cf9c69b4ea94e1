export function defineMetadata(key: unknown, value: unknown, target: object, property?: string): void
export function getOwnMetadata(key: unknown, target: object, property?: string): unknown
