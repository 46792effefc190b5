/** CSV cells: quoting, plain numbers, neutralised texts. */
import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test('texts are quoted where needed and neutralised, numbers are plain', () => {
  expect(csvLine(['a', 'b,c', 'd"e', 1_234_500, -3.455, null])).toBe(
    'a,"b,c","d""e",1234500,-3.455,\r\n',
  );
  expect(csvLine(['=1+1', '+62', '-x', '@a', '\tb', 'a=b'])).toBe(
    "'=1+1,'+62,'-x,'@a,'\tb,a=b\r\n",
  );
  expect(csvLine(['X;=HYPERLINK(1)', "a;'-1", 'a\n@b', 'a; =1', -5])).toBe(
    "X;'=HYPERLINK(1),a;''-1,\"a\n'@b\",a; =1,-5\r\n",
  );
});
