/**
 * What a supervisor or owner is asked to allow (contract/sentence.ts). The keys are stored with each
 * approval: of one that is renamed or goes, older approvals keep the Indonesian words alone.
 */
export const minta = {
  'minta.batal': '{{kategori}} {{no}} {{rp}}: {{alasan}}',
  'minta.batal-barang': '{{kategori}} {{no}}, {{n}} barang {{berat}}: {{alasan}}',
  'minta.tolak': '{{kategori}} {{no}} {{rp}}: {{alasan}}',
  'minta.batal-dp':
    '{{kategori}} {{no}} DP {{dp}} (dibayar {{dibayar}}, kembali {{kembali}}): {{alasan}}',
  'minta.tahan-dp': 'DP {{no}} ditahan {{rp}} dari {{dp}}',
  'minta.batal-pre-order': 'BATAL PRE ORDER {{no}} {{keterangan}}: {{alasan}}',
  'minta.biaya-kartu':
    'Biaya kartu {{jenis}} {{rp}} rekening {{rekening}} {{fee}} (master {{master}}, ditanggung {{oleh}})',
  'minta.hari':
    '{{apa}} {{rp}} oleh {{user}}; hari ini sudah {{sudah}} tanpa otorisasi, batas {{batas}}',
  'minta.hari-toko':
    '{{apa}} {{rp}} oleh {{user}}; hari ini toko sudah {{sudah}} tanpa otorisasi, batas toko {{batas}}',
  'minta.hari.beli-kembali': 'Beli kembali',
  'minta.hari.beli-nota': 'Beli kembali nota tanpa bukti penjual',
  'minta.hari.tunai-non-tunai': 'Tunai dari uang bukan tunai',
  'minta.hari.kas-keluar': 'Kas keluar',
  'minta.hari.bank-keluar': 'Bank keluar',
  'minta.hari.marketplace': 'Dibayar marketplace',
  'minta.hari.non-cash': 'Diterima transfer dan kartu',
  'minta.hari.emas-service': 'Emas ke service',
  'minta.janji-lama': '{{apa}} {{nama}} dijanjikan {{tanggal}}, {{hari}} hari (batas {{batas}})',
  'minta.pengambil-lain': '{{apa}} atas nama {{nama}} diambil {{pengambil}}',
  'minta.pesanan-no': 'Pesanan {{no}}',
  'minta.titipan-no': 'Titipan {{no}}',
  'minta.service-no': 'Service {{no}}',
  'minta.contoh-pesanan': 'Contoh pesanan {{no}} ({{contoh}})',
  'minta.hancur': 'Hancur {{n}} barang {{berat}}: {{nama}}',
  'minta.konsinyasi': '{{nama}} (konsinyasi {{kode}})',
  'minta.hancur-beli': 'Hancur {{n}} barang beli {{berat}}: {{nama}}',
  'minta.selisih-berat':
    '{{nama}} ({{group}}) berat nota {{nota}}, berat timbangan {{timbangan}}: beda {{beda}}, batas {{batas}}',
  'minta.harga-beli-barang':
    '{{nama}} ({{group}}) harga beli {{beli}}, lebih dari dua kali emasnya hari ini: {{batas}}',
  'minta.harga-beli-lebih':
    '{{nama}} ({{group}}) harga beli lebih dari dua kali emasnya hari ini: {{batas}}',
  'minta.selisih-kadar':
    '{{nama}} ({{group}}) kadar {{kadar}}, {{ukuran}} {{lain}}: beda {{beda}}, batas {{batas}}',
  'minta.kadar-group': 'group {{group}}',
  'minta.kadar-cap': 'cap {{cap}}',
  'minta.update-profit':
    'Ubah harga {{n}} barang {{berat}}, {{aturan}}: {{sebelum}} menjadi {{sesudah}}; turun terbesar {{turun}}; {{bawah}}',
  'minta.profit-modal': '{{n}} barang di bawah modal, {{batas}} di bawah batas bawah',
  'minta.profit-batas': '{{batas}} barang di bawah batas bawah',
  'minta.update-kadar':
    'Ubah kadar {{n}} barang {{berat}}: emas murni {{sebelum}} menjadi {{sesudah}}',
  'minta.profit-harga': 'harga jual {{arah}} {{nilai}}',
  'minta.profit-turun': '{{rp}} ({{kode}})',
  'minta.ubah-harga': 'Jual {{nama}} {{rp}} (dihitung {{hitung}})',
  'minta.ubah-ongkos': 'Ongkos {{nama}} {{rp}} (dihitung {{hitung}})',
  'minta.ongkos-parameter': 'Ongkos {{nama}} {{rp}} (parameter {{kode}}: {{hitung}})',
  'minta.diskon': 'Diskon {{nama}} {{rp}} (batas {{batas}})',
  'minta.batas-bawah-jual': 'Jual {{nama}} emas murni {{murni}} {{bayar}} (batas bawah {{batas}})',
  'minta.batas-bawah-pesan':
    'Pesan {{nama}} emas murni {{murni}} {{bayar}} (batas bawah {{batas}})',
  'minta.batas-bawah-pakai':
    'Pakai {{nama}} emas murni {{murni}} {{bayar}} (batas bawah {{batas}})',
  'minta.lot-untuk': '{{lot}} untuk {{nama}}',
  'minta.batas-bawah-potongan':
    'Jual emas setelah potongan {{potongan}} menjadi {{bayar}} (batas bawah {{batas}})',
  'minta.contoh-belum-kembali': 'Pesanan {{no}} diambil, contoh toko belum kembali: {{contoh}}',
  'minta.foto-sama':
    'Foto pesanan {{no_po}} dari {{marketplace}} {{rp}} sudah menjadi bukti {{no}}',
  'minta.harga-beli': 'Beli {{nama}} {{rp}} (dihitung {{hitung}})',
  'minta.harga-tukar': 'Tukar {{nama}} {{rp}} (dihitung {{hitung}})',
  'minta.berat-beli': 'Berat beli {{nama}} {{berat}} (nota {{nota}})',
  'minta.berat-tukar': 'Berat tukar {{nama}} {{berat}} (nota {{nota}})',
  'minta.batas-atas-beli': 'Beli {{nama}} emas murni {{murni}} {{bayar}} (batas atas {{batas}})',
  'minta.batas-atas-tukar': 'Tukar {{nama}} emas murni {{murni}} {{bayar}} (batas atas {{batas}})',
  'minta.batas-atas-beli-batu':
    'Beli {{nama}} emas murni {{murni}} {{bayar}} (batas atas {{batas}}) di luar batu {{batu}}',
  'minta.batas-atas-tukar-batu':
    'Tukar {{nama}} emas murni {{murni}} {{bayar}} (batas atas {{batas}}) di luar batu {{batu}}',
  'minta.tunai-untuk': 'Tunai untuk {{nama}} {{rp}}, terjual {{tanggal}} dibayar {{dibayar}}',
  'minta.tukar-untuk': 'Tukar untuk {{nama}} {{rp}}, terjual {{tanggal}} dibayar {{dibayar}}',
  'minta.tukar-non-tunai': 'Tukar {{nama}} {{rp}}, terjual {{tanggal}} dibayar {{dibayar}}',
  'minta.pembeli-member': 'member lain',
  'minta.pembeli-lain': 'orang lain',
  'minta.penjual-lain': 'Beli {{kode}} {{rp}} dari {{penjual}}, nota {{no}} atas nama {{pembeli}}',
  'minta.beli-toko-lain': 'Beli barang toko lain {{nama}} {{berat}} kadar {{kadar}} {{rp}}',
  'minta.beli-tanpa-barcode': 'Beli tanpa barcode {{nama}} {{berat}} kadar {{kadar}} {{rp}}',
  'minta.beli-transfer': 'Transfer beli {{rp}} ke {{bank}} {{rekening}} a.n. {{nama}}',
  'minta.selisih-kas': 'Selisih kas {{rp}}: {{alasan}}',
  'minta.kas-keluar': 'Keluar {{rp}} untuk {{nama}}: {{keterangan}}',
  'minta.kas-keluar-hari-ini':
    'batas {{batas}} satu dokumen, hari ini {{user}} sudah {{sudah}} tanpa otorisasi',
  'minta.dp-titipan': 'DP titipan {{bayar}} dari {{total}} (paling sedikit {{persen}}: {{batas}})',
  'minta.pinjam-contoh': 'Pinjamkan {{n}} contoh toko {{berat}} kepada {{nama}}: {{contoh}}',
  'minta.harga-pesan': 'Pesan {{nama}} {{rp}}/gr (hari ini {{hari_ini}}/gr)',
  'minta.harga-pesan-belum': 'Pesan {{nama}} {{rp}}/gr (hari ini belum ada harga)',
  'minta.pesanan-dari-stok': 'Pesanan {{no}} dari stok {{nama}} {{rp}} (dihitung {{hitung}})',
  'minta.pesanan-tanpa-dp':
    'Pesanan {{no}} menahan {{nama}} dari stok, dibayar {{bayar}} dari {{total}}, batas {{batas}}',
  'minta.berat-pesanan': 'Pesanan {{no}} {{nama}} jadi {{berat}} (dipesan {{dipesan}})',
  'minta.berat-contoh':
    'Contoh toko kembali dari pesanan {{no}}: {{nama}} {{berat}} (keluar {{keluar}})',
  'minta.ongkos-service': 'Ongkos service {{nama}} dari {{dari}} menjadi {{menjadi}}',
  'minta.ongkos-tukang': 'Ongkos tukang {{tukang}} untuk {{nama}} {{rp}} (biasanya {{batas}})',
  'minta.ongkos-tukang-customer':
    'Ongkos tukang {{tukang}} untuk {{nama}} {{rp}} (customer membayar {{batas}})',
  'minta.emas-service':
    'Harga emas service {{berat}} {{lot}} untuk {{nama}} dari {{dari}} menjadi {{menjadi}}',
  'minta.emas-service-belum':
    'Harga emas service {{berat}} {{lot}} untuk {{nama}} dari belum ada menjadi {{menjadi}}',
  'minta.susut-service': 'Susut service {{nama}} {{susut}} dari {{semua}}, batas {{batas}}',
  'minta.emas-service-lebih':
    'Emas service {{nama}} diterima {{diterima}} ditambah {{ditambah}} dari {{lot}}, batas {{batas}}',
  'minta.validasi-sendiri': 'Validasi {{no}} oleh yang menginput, tidak ada SPV atau OWN lain',
  'minta.validasi-dipegang':
    'Validasi {{no}} oleh yang memegang akun penginput, tidak ada SPV atau OWN lain',
  'minta.taksiran':
    'Taksiran beli kembali: {{user}} sudah melihat {{jumlah}} tanpa pembelian hari ini, batas {{batas}}',
  'minta.taksiran-berikut': 'berikutnya {{kode}}',
  'minta.ubah': 'Ubah {{kunci}} ({{nama}}): {{sebelum}} → {{sesudah}}',
  'minta.ubah.user-baru': 'user baru',
  'minta.ubah.level': 'level',
  'minta.ubah.level-toko': 'level di toko',
  'minta.ubah.status': 'status',
  'minta.ubah.password': 'password',
  'minta.ubah.hak': 'hak di luar bawaan {{level}}',
  'minta.nilai.aktif': 'aktif',
  'minta.nilai.nonaktif': 'nonaktif',
  'minta.nilai.direset': 'direset',
  'minta.nilai.diberikan': 'diberikan',
  'minta.nilai.buka': 'buka',
  'minta.nilai.tutup': 'tutup',
  'minta.barang-lain': 'dan {{n}} barang lain yang bedanya tidak lebih besar',
} as const;
