/** A decimal number as text, such as `12.5`: a JavaScript number would lose digits. */
export type Decimal = string;

/** A number with all its digits: what `NumberValue` of `@aws-sdk/lib-dynamodb` is. */
export interface ExactNumber {
  readonly value: string;
}

/** Makes such a number of its digits: `NumberValue.from` of `@aws-sdk/lib-dynamodb`. */
export type ExactNumberOf = (digits: string) => ExactNumber;

/** A number in an item. */
export type StoredNumber = number | bigint | ExactNumber;

/** An item, or a value inside of one, as a document client gives it. */
export interface StoredValues {
  readonly [attribute: string]: any;
}

/** A map in an item. It is written as a `Map`: the document client cannot write an object with a key `constructor`. */
export type StoredMap<T> = Map<string, T> | Record<string, T>;

/** What a query is asked with. */
export interface KeyCondition {
  IndexName?: string;
  KeyConditionExpression: string;
  ExpressionAttributeNames: Record<string, string>;
  ExpressionAttributeValues: Record<string, string | StoredNumber | Uint8Array>;
  ScanIndexForward: boolean;
  ConsistentRead?: boolean;
}

/** A value that cannot stand in a key or an item, or an item that is not what the model says. Values are never repeated. */
export class ValueError extends RangeError {
  readonly reason: string;

  constructor(reason: string, sentence: string) {
    super(`${sentence} (${reason})`);
    this.name = 'ValueError';
    this.reason = reason;
  }
}

/** Text that has a UTF-8 form. Half of a surrogate pair has none: something else would be stored. */
function text(value: string): string {
  if (/\p{Surrogate}/u.test(value)) {
    throw new ValueError('UNPAIRED_SURROGATE', 'half of a surrogate pair has no UTF-8 form');
  }
  return value;
}

/**
 * Text in a key: every character up to `$`, and that with which the following literal begins, becomes `$` and two digits
 * for each of its bytes. So no value can look like a delimiter, and keys sort as their values do.
 */
function escaped(value: string, terminator?: string): string {
  let encoded = '';
  for (const character of text(value)) {
    encoded +=
      character <= '$' || character === terminator
        ? utf8(character).map((byte) => `$${hexadecimal(byte)}`).join('')
        : character;
  }
  return encoded;
}

/** The bytes of a text. */
function utf8(value: string): number[] {
  const bytes: number[] = [];
  for (const character of value) {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x80) {
      bytes.push(point);
    } else if (point < 0x800) {
      bytes.push(0xc0 | (point >> 6), 0x80 | (point & 0x3f));
    } else if (point < 0x10000) {
      bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 0x3f), 0x80 | (point & 0x3f));
    } else {
      bytes.push(
        0xf0 | (point >> 18),
        0x80 | ((point >> 12) & 0x3f),
        0x80 | ((point >> 6) & 0x3f),
        0x80 | (point & 0x3f),
      );
    }
  }
  return bytes;
}

/** A byte in two digits. */
function hexadecimal(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, '0');
}

/** Bytes in a key. */
function hex(value: Uint8Array): string {
  return Array.from(value, hexadecimal).join('');
}

/** Spreads values over partitions: the 64-bit FNV-1a hash of what would stand in a key, modulo their number. */
function shard(encoded: string, count: number): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of utf8(encoded)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return String(hash % BigInt(count)).padStart(String(count - 1).length, '0');
}

/** A number in its one form: no exponent, and no zeros that say nothing. What DynamoDB cannot hold is refused, not rounded. */
function decimal(value: string): Decimal {
  const parts = /^([+-]?)([0-9]*)\.?([0-9]*)(?:[eE]([+-]?[0-9]{1,9}))?$/.exec(value);
  const [, sign = '', integral = '', fraction = '', exponent = '0'] = parts ?? [];
  if (integral + fraction === '') {
    throw new ValueError('MALFORMED_NUMBER', 'a number is written in digits, as in 12.5');
  }
  const significant = (integral + fraction).replace(/^0+/, '');
  const digits = significant.replace(/0+$/, '');
  if (digits === '') {
    return '0';
  }
  const scale = Number(exponent) - fraction.length + significant.length - digits.length;
  const point = digits.length + scale;
  if (point < -129 || point > 126) {
    throw new ValueError('NUMBER_OUT_OF_RANGE', "DynamoDB's numbers lie between 1E-130 and 9.99E+125");
  }
  if (digits.length > 38) {
    throw new ValueError('NUMBER_TOO_PRECISE', "DynamoDB's numbers have at most 38 digits");
  }
  const magnitude =
    scale >= 0
      ? digits + '0'.repeat(scale)
      : point > 0
        ? `${digits.slice(0, point)}.${digits.slice(point)}`
        : `0.${'0'.repeat(-point)}${digits}`;
  return sign === '-' ? `-${magnitude}` : magnitude;
}

/** A decimal number in a key that sorts as numbers do. Where larger ones come first, digits count down and `~` ends them. */
function paddedDecimal(value: Decimal, width: number, descending = false): string {
  const number = decimal(value);
  const negative = number.startsWith('-');
  const magnitude = negative ? number.slice(1) : number;
  const point = magnitude.indexOf('.');
  const zeros = width - (point < 0 ? magnitude.length : point);
  if (zeros < 0) {
    throw new ValueError('NUMBER_TOO_WIDE', 'the number has more digits than the slot is wide');
  }
  const padded = '0'.repeat(zeros) + magnitude;
  const sign = negative ? (descending ? '~' : '-') : '';
  const complement = padded.replace(/[0-9]/g, (digit) => String(9 - Number(digit)));
  return negative === descending ? sign + padded : `${sign}${complement}~`;
}

/** A whole number, if JavaScript has not rounded it. */
function exactInteger(value: bigint | number): bigint {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new ValueError('NUMBER_TOO_PRECISE', 'a whole number beyond 2^53 has to be a bigint');
  }
  return BigInt(value);
}

/** A whole number in a key, as short as can be. */
function integer(value: bigint | number): string {
  return decimal(String(exactInteger(value)));
}

/** A whole number in a key that sorts as numbers do; `-` sorts below all digits and `~` above. */
function paddedInteger(value: bigint | number, width: number, descending = false): string {
  const number = exactInteger(value);
  const largest = 10n ** BigInt(width) - 1n;
  if (number > largest || number < -largest) {
    throw new ValueError('NUMBER_TOO_WIDE', 'the number has more digits than the slot is wide');
  }
  const magnitude = number < 0n ? -number : number;
  const sign = number < 0n ? (descending ? '~' : '-') : '';
  const digits = number < 0n === descending ? magnitude : largest - magnitude;
  return sign + String(digits).padStart(width, '0');
}

/** A whole number of 64 bits, which is what the other half of the application has. */
function whole(value: bigint): bigint {
  if (BigInt.asIntN(64, value) !== value) {
    throw new ValueError('NUMBER_OUT_OF_RANGE', 'a whole number has at most 64 bits');
  }
  return value;
}

/** A whole number that JavaScript holds exactly. */
function safe(value: number): number {
  return Number(exactInteger(value));
}

/** A point in time: UTC, always with milliseconds, so that text order is the order of time. */
function timestamp(value: Date): string {
  const year = value.getUTCFullYear();
  if (!(year >= 0 && year <= 9999)) {
    throw new ValueError('YEAR_OUT_OF_RANGE', 'years lie between 0000 and 9999');
  }
  return value.toISOString();
}

/** Seconds since 1970, which is what DynamoDB's time to live wants. */
function epoch(value: Date): number {
  const seconds = Math.floor(value.getTime() / 1000);
  if (Number.isNaN(seconds)) {
    throw new ValueError('MALFORMED_TIMESTAMP', 'the date is none');
  }
  return seconds;
}

/** A UUID in lower case. */
function uuid(value: string): string {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value)) {
    throw new ValueError('MALFORMED_UUID', 'a UUID has 32 hexadecimal digits, in groups of 8, 4, 4, 4 and 12');
  }
  return value.toLowerCase();
}

/** A ULID, which is not mended: lower case is refused. */
function ulid(value: string): string {
  if (!/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(value)) {
    throw new ValueError('MALFORMED_ULID', 'a ULID is 26 upper-case Crockford characters');
  }
  return value;
}

/** A KSUID: 27 characters that stand for no more than 160 bits. */
function ksuid(value: string): string {
  if (!/^[0-9A-Za-z]{27}$/.test(value) || value > 'aWgEPTl1tmebfsQzFP4bxwgy80V') {
    throw new ValueError('MALFORMED_KSUID', 'a KSUID is 27 base-62 characters');
  }
  return value;
}

/** Compares texts as DynamoDB does, by their bytes. */
function compareTexts(one: string, other: string): number {
  const left = utf8(one);
  const right = utf8(other);
  for (let i = 0; i < left.length && i < right.length; i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) {
      return difference;
    }
  }
  return left.length - right.length;
}

/** Compares decimal numbers by what they are worth. */
function compareDecimals(one: Decimal, other: Decimal): number {
  const [left, right] = [decimal(one), decimal(other)];
  const places = Math.max(left.length, right.length);
  const scaled = (number: string): bigint => {
    const [integral = '', fraction = ''] = number.split('.');
    return BigInt(integral + fraction.padEnd(places, '0'));
  };
  const difference = scaled(left) - scaled(right);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The values of a map, each in its stored form. */
function mapped<T, S>(values: Readonly<Record<string, T>>, each: (value: T) => S): Map<string, S> {
  return new Map(Object.entries(values).map(([key, value]) => [text(key), each(value)]));
}

/** A set inside of a list or a map, where it cannot be left out. */
function filled<T>(values: Set<T>): Set<T> {
  if (values.size === 0) {
    throw new ValueError('EMPTY_SET', 'DynamoDB has no empty sets');
  }
  return values;
}

/** Binary values without those that are there already: to JavaScript, no two are equal. */
function distinctBytes(values: ReadonlySet<Uint8Array>): Set<Uint8Array> {
  return new Set(new Map(Array.from(values, (value) => [hex(value), value] as const)).values());
}

/** Exact numbers without those that are there already. */
function distinctNumbers(values: ReadonlySet<Decimal>, exact: ExactNumberOf): Set<ExactNumber> {
  return new Set(Array.from(new Set(Array.from(values, decimal)), exact));
}

/** Says that a value is not what the model says. */
function mismatch(name: string, expected: string): ValueError {
  return new ValueError('ITEM_MISMATCH', `${name} is not ${expected}`);
}

/** A property of an object itself, not one that all objects have. */
function own(values: StoredValues, name: string): unknown {
  return Object.prototype.hasOwnProperty.call(values, name) ? values[name] : undefined;
}

/** A text of an item. */
function readText(value: unknown, name: string): string {
  if (typeof value !== 'string') {
    throw mismatch(name, 'text');
  }
  return value;
}

/** A word that the model knows. */
function readWord<T extends string>(value: unknown, name: string, words: readonly T[]): T {
  const known = words.find((word) => word === value);
  if (known === undefined) {
    throw mismatch(name, 'one of the words that the model knows');
  }
  return known;
}

/** The digits of a number, however the document client gives it. */
function readDecimal(value: unknown, name: string): Decimal {
  if (typeof value === 'number' || typeof value === 'bigint') {
    return decimal(String(value));
  }
  const digits = typeof value === 'object' && value !== null && 'value' in value ? value.value : undefined;
  if (typeof digits !== 'string') {
    throw mismatch(name, 'a number');
  }
  return decimal(digits);
}

/** A whole number of 64 bits. */
function readWhole(value: unknown, name: string): bigint {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw mismatch(name, 'a whole number with all its digits: set wrapNumbers in the unmarshallOptions');
  }
  const digits = readDecimal(value, name);
  if (digits.includes('.')) {
    throw mismatch(name, 'a whole number');
  }
  return whole(BigInt(digits));
}

/** A whole number that JavaScript holds exactly. */
function readSafe(value: unknown, name: string): number {
  return safe(Number(readWhole(value, name)));
}

/** A truth value of an item. */
function readFlag(value: unknown, name: string): boolean {
  if (typeof value !== 'boolean') {
    throw mismatch(name, 'true or false');
  }
  return value;
}

/** A binary value of an item. */
function readBytes(value: unknown, name: string): Uint8Array {
  if (!(value instanceof Uint8Array)) {
    throw mismatch(name, 'binary');
  }
  return value;
}

/** A point in time of an item. */
function readTimestamp(value: unknown, name: string): Date {
  const date = new Date(typeof value === 'string' && value.length === 24 ? value : Number.NaN);
  if (Number.isNaN(date.getTime()) || date.toISOString() !== value) {
    throw mismatch(name, 'a point in time');
  }
  return date;
}

/** A point in time that is stored in seconds. */
function readEpoch(value: unknown, name: string): Date {
  const date = new Date(Number(readWhole(value, name)) * 1000);
  if (Number.isNaN(date.getTime())) {
    throw mismatch(name, 'a point in time that a Date can hold');
  }
  return date;
}

/** A UUID of an item. */
function readUuid(value: unknown, name: string): string {
  return uuid(readText(value, name));
}

/** A ULID of an item. */
function readUlid(value: unknown, name: string): string {
  return ulid(readText(value, name));
}

/** A KSUID of an item. */
function readKsuid(value: unknown, name: string): string {
  return ksuid(readText(value, name));
}

/** A list of an item. */
function readList<T>(value: unknown, name: string, read: (value: unknown, name: string) => T): T[] {
  if (!Array.isArray(value)) {
    throw mismatch(name, 'a list');
  }
  return value.map((each: unknown, index) => read(each, `${name}[${index}]`));
}

/** A map of an item. */
function readMap<T>(
  value: unknown,
  name: string,
  read: (value: unknown, name: string) => T,
): Record<string, T> {
  const entries = value instanceof Map ? Array.from(value) : Object.entries(readValues(value, name));
  return Object.fromEntries(entries.map(([key, each]) => [key, read(each, `${name}.${key}`)]));
}

/** A set of an item; an absent one is empty. */
function readSet<T>(value: unknown, name: string, read: (value: unknown, name: string) => T): Set<T> {
  if (value === undefined || value === null) {
    return new Set();
  }
  if (!(value instanceof Set)) {
    throw mismatch(name, 'a set');
  }
  return new Set(Array.from(value, (each: unknown) => read(each, name)));
}

/** A value of several parts. */
function readValues(value: unknown, name: string): StoredValues {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw mismatch(name, 'a map');
  }
  return value;
}
