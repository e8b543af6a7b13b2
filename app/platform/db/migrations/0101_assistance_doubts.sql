-- A line of Part I was filed as a small multiple ('2.00'), and is taken as 200: doubtful, as lines of Part V.B may be.
alter table assistance_filings add column is_organisation_doubtful boolean not null default false;
